// The page without a connection tries again when it is told to, and when the device says that it is connected.
const again = () => location.reload();
addEventListener("online", again);
for (const button of document.querySelectorAll("button")) button.addEventListener("click", again);
