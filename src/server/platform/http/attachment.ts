/** `Content-Disposition` of a download: the full name for current browsers (RFC 8187), and an ASCII fallback for other clients. */
export function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const extension = name.slice(name.lastIndexOf("."));
  const ascii = name
    .slice(0, -extension.length)
    .replace(/[^\x20-\x7E]/g, "")
    .replace(/["\\%]/g, "")
    .trim();
  return `attachment; filename="${ascii || "text"}${extension}"; filename*=UTF-8''${encoded}`;
}
