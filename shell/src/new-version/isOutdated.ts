const LIMIT = 10_000;

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
