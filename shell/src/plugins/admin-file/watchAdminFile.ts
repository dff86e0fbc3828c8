import { keptFetch } from '../../runtime/keptFetch';
import { whileVisible } from '../timing/whileVisible';

export interface AdminFileWatch {
  readonly address: string;
  readonly initial: unknown;
  readonly onChange: (content: unknown) => void | Promise<void>;
  readonly onBroken: (message: string | null) => void;
  readonly fetch?: typeof fetch;
}

const INTERVAL = 45_000;
/** The server has the same limit. */
const MOST = 2 ** 20;

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
