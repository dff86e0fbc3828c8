/**
 * Where reports go; null for a server that the administrator does not allow.
 *
 * @param origins allowed besides that of the page
 * @example reportsAddress('../reports', 'https://tasks.example/app/taskweave/default/', []); // …/app/taskweave/reports
 */
export function reportsAddress(endpoint: string, page: string, origins: readonly string[]): URL | null {
  const address = new URL(endpoint, page);
  return address.origin === new URL(page).origin || origins.includes(address.origin) ? address : null;
}
