/** Which keys of drafts are in use on the open pages of this browser. */
export interface OpenKeys {
  /**
   * This page works with the key until the returned function is called.
   *
   * @param onForgotten another page has destroyed the key for ever, as its person has asked for
   */
  hold(keyId: string, onForgotten: () => void): () => void;
  /** Says so to the other pages. */
  tellForgotten(keyId: string): void;
  /** The keys that other pages work with. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}

type Message =
  | { readonly ask: true }
  | { readonly holds: readonly string[] }
  | { readonly forgotten: string };

/** An open page answers within a few milliseconds; one in the background somewhat later. */
const PATIENCE = 300;

/**
 * Talks with the other pages over a channel, which unlike locks exists without TLS too. Where there is none, no key is held.
 */
export function createOpenKeys(name = 'taskweave-drafts'): OpenKeys {
  const held = new Map<string, () => void>();
  if (typeof BroadcastChannel === 'undefined') {
    return {
      hold: () => () => undefined,
      tellForgotten: () => undefined,
      heldElsewhere: async () => new Set(),
    };
  }
  const channel = new BroadcastChannel(name);
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('ask' in data && held.size > 0) send({ holds: [...held.keys()] });
    if ('forgotten' in data) held.get(data.forgotten)?.();
  });

  return {
    hold(keyId, onForgotten) {
      held.set(keyId, onForgotten);
      return () => held.delete(keyId);
    },
    tellForgotten: (keyId) => send({ forgotten: keyId }),
    async heldElsewhere() {
      const found = new Set<string>();
      const listen = ({ data }: MessageEvent<Message>) => {
        if ('holds' in data) for (const id of data.holds) found.add(id);
      };
      channel.addEventListener('message', listen);
      send({ ask: true });
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      channel.removeEventListener('message', listen);
      return found;
    },
  };
}
