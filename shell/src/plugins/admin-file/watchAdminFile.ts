import { keptFetch } from '../../runtime/keptFetch';
import { whileVisible } from '../timing/whileVisible';

export interface AdminFileWatch {
  readonly address: string;
  readonly initial: unknown;
  readonly onChange: (content: unknown) => void | Promise<void>;
  /** Called once when the file becomes unreadable, while its last content stays in effect; with null when it is readable again. */
  readonly onBroken: (message: string | null) => void;
  readonly fetch?: typeof fetch;
}

/** Milliseconds: a plugin that is switched off leaves open pages within a minute. */
const INTERVAL = 45_000;
/** Characters; the server's limit is the same. */
const MOST = 2 ** 20;

/**
 * Checks only while the page is visible, and when it comes back into view.
 * @returns stops it
 */
export function watchAdminFile({
  address,
  initial,
  onChange,
  onBroken,
  fetch: send = keptFetch,
}: AdminFileWatch): () => void {
  let known = JSON.stringify(initial ?? null);
  let isBroken = false;

  async function look(): Promise<void> {
    // An unreachable server says nothing about the file.
    const response = await send(address, { cache: 'no-cache' }).catch(() => null);
    if (response === null || (!response.ok && response.status !== 404)) return;
    const content = response.ok ? readJson(await response.text()) : null;
    if (content === undefined) {
      if (!isBroken) onBroken(`${address} is not JSON any more, or larger than 1 MB.`);
      isBroken = true;
      return;
    }
    if (isBroken) onBroken(null);
    isBroken = false;
    const next = JSON.stringify(content);
    if (next === known) return;
    const before = known;
    known = next;
    try {
      await onChange(content);
    } catch {
      known = before;
    }
  }

  return whileVisible(INTERVAL, look);
}

function readJson(text: string): unknown {
  try {
    if (text.length > MOST) return undefined;
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
