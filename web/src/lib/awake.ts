/**
 * Keeps the screen awake during a match. Where the page is no secure context there is no wake lock; a small silent video
 * that plays on does the same. Both want the page to be visible, and the video a touch first.
 */

let wanted = false;
let lock: WakeLockSentinel | null = null;
let video: HTMLVideoElement | null = null;

export function stayAwake(stay: boolean): void {
  if (stay === wanted) return;
  wanted = stay;
  if (stay) {
    document.addEventListener("visibilitychange", renew);
    document.addEventListener("pointerdown", renew);
    void renew();
  } else {
    document.removeEventListener("visibilitychange", renew);
    document.removeEventListener("pointerdown", renew);
    void lock?.release();
    lock = null;
    video?.pause();
  }
}

async function renew(): Promise<void> {
  if (!wanted || document.visibilityState !== "visible") return;
  if ("wakeLock" in navigator) {
    if (lock && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
      return;
    } catch {
      // A battery that is nearly empty refuses it: the video is tried.
    }
  }
  await play();
}

async function play(): Promise<void> {
  if (!video) {
    video = document.createElement("video");
    video.src = "/awake.mp4";
    video.loop = true;
    video.playsInline = true;
    video.muted = true;
    video.setAttribute("aria-hidden", "true");
    video.className = "awake";
    document.body.append(video);
  }
  try {
    await video.play();
  } catch {
    // Not before the first touch: then again.
  }
}
