import { keptFetch } from '../../runtime/keptFetch';
import { whileVisible } from '../timing/whileVisible';

export interface AdminFileWatch {
  /** Address of `config/plugins.json`. */
  readonly address: string;
  /** What the page came with. */
  readonly initial: unknown;
  /** Called with what the file says now, when that is something else than before; again at the next look where it fails. */
  readonly onChange: (content: unknown) => void | Promise<void>;
  /** Called once when the file has become unreadable; what it said before still holds. With null, it can be read again. */
  readonly onBroken: (message: string | null) => void;
  readonly fetch?: typeof fetch;
}

/** Milliseconds between two looks: a plugin that is switched off leaves open pages within a minute. */
const INTERVAL = 45_000;
/** Characters: the server does not take more either. */
const MOST = 2 ** 20;

/**
 * Reads the administrator's file again while the page is looked at, so that it takes effect on pages that stay open all
 * day. A page that nobody sees asks nothing; it looks when it comes back into view.
 *
 * @returns the way to stop
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
    // A server that cannot be reached says nothing about the file.
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

/** Undefined where it is no JSON, or more than anyone would write. */
function readJson(text: string): unknown {
  try {
    if (text.length > MOST) return undefined;
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
