/** Milliseconds after which the page counts as not to be had. */
const LIMIT = 10_000;

/**
 * Whether the server would answer with another version of this page: other code of the shell, or other built-in parts. What the
 * administrator's file says does not count.
 *
 * @returns false where the answer does not say it, as when a sign-in page of the container comes instead
 */
export async function isOutdated(send: typeof fetch): Promise<boolean> {
  const answer = await send(location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const text = await answer.text().catch(() => '');
  const next = buildOf(new DOMParser().parseFromString(text, 'text/html'));
  return next !== null && next !== buildOf(document);
}

/** What tells one version from another; null where it is no page of ours. */
function buildOf(page: Document): string | null {
  const shell = page.querySelector('script[defer]')?.getAttribute('src');
  const data = page.getElementById('taskweave-runtime')?.textContent;
  if (!shell || !data) return null;
  try {
    const { builtin } = JSON.parse(data) as { readonly builtin?: unknown };
    return JSON.stringify([shell, builtin]);
  } catch {
    return null;
  }
}
