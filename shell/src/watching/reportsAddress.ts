export function reportsAddress(endpoint: string, page: string, origins: readonly string[]): URL | null {
  const address = new URL(endpoint, page);
  return address.origin === new URL(page).origin || origins.includes(address.origin) ? address : null;
}
