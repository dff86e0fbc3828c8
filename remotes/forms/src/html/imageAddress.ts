/** A picture by its name, in plain letters: nothing of a path that servers read differently. */
const PICTURE = /^(?:[\w\-.~/]|%20)+\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;

/**
 * Whether HTML that is not trusted may show what lies at an address. A picture asks for it in the person's name: on this
 * server, for nothing but files that are pictures. What other servers there are, the page's policy says.
 */
export function mayShowImage(address: string): boolean {
  if (/^\s*data:/i.test(address)) return IMAGE_DATA.test(address.trim());
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, protocol, pathname } = new URL(address, document.baseURI);
  if (!/^https?:$/.test(protocol)) return false;
  // biome-ignore lint/style/noRestrictedGlobals: the browser sends cookies by the origin of the document
  return origin !== location.origin || PICTURE.test(pathname);
}
