"""The network between one server and its database: `python line.py PORT SOCKET` passes on whatever comes.

Stopped by a signal it is a network that swallows everything: connections stay, nothing arrives, and when it goes on,
what was under way arrives late. Killed, it is one that breaks connections and takes no new ones.
"""

from __future__ import annotations

import asyncio
import sys


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


async def main(port: int, path: str) -> None:
    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_unix_connection(path)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(carry(reader, out), carry(there, writer))

    server = await asyncio.start_server(joined, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
