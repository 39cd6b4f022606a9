### The words of the client. The words of the games lie beside their rules.

title = Lichina
close = Close
back = Back
home = Home
yes = yes
no = no
list-and = { $first } and { $last }
nobody = nobody
unexpected = Something went wrong. Please try again.
no-connection = The server cannot be reached. Please try again.
cut-off = The connection was lost. Reconnecting…
connecting = Connecting…
ended = { $code ->
    [4401] You are not sitting at this table. Please come in again.
    [4403] The host has asked you to leave.
    [4404] There is no such table: perhaps it was closed.
    [4406] This page is out of date. Please reload it.
    [4409] You have opened the table on too many devices, and this one was closed.
   *[other] The table has ended the connection.
}
time-left = Time left
time-stands = clock stopped
no-such-page = There is no such page.
