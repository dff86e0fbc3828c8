/** Servers normalise `;` and `%2e` differently, so only plain paths pass. */
const PICTURE = /^(?:[\w\-.~/]|%20)+\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;

/** Images are requested with the user's credentials, so on this origin only image files may load. */
export function mayShowImage(address: string): boolean {
  if (/^\s*data:/i.test(address)) return IMAGE_DATA.test(address.trim());
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, protocol, pathname } = new URL(address, document.baseURI);
  if (!/^https?:$/.test(protocol)) return false;
  // biome-ignore lint/style/noRestrictedGlobals: the browser sends cookies by the origin of the document
  return origin !== location.origin || PICTURE.test(pathname);
}
