/*
 * The service worker. It changes nothing while there is a connection: pages hold what belongs to one person and are always asked for
 * anew. When no page comes, it shows the one that says so, in place of the browser's own error.
 */
const name = "lahja-offline-1";
const files = ["/offline.html", "/offline.js", "/boot.js", "/favicon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  const removeOld = async () => {
    for (const key of await caches.keys()) if (key !== name) await caches.delete(key);
    // The request goes out while this worker is still being started.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(removeOld());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.mode === "navigate") {
    const answer = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(answer().catch(() => caches.match("/offline.html")));
  } else if (origin === location.origin && files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});
