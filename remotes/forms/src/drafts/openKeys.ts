/** Which keys of drafts are in use on the open pages of this browser. */
export interface OpenKeys {
  /** This page works with the key until the returned function is called. */
  hold(keyId: string): () => void;
  /** The keys that other pages work with. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}

type Message = { readonly ask: true } | { readonly holds: readonly string[] };

/** An open page answers within a few milliseconds; one in the background somewhat later. */
const PATIENCE = 300;

/**
 * Talks with the other pages over a channel, which unlike locks exists without TLS too. Where there is none, no key is held.
 */
export function createOpenKeys(name = 'taskweave-drafts'): OpenKeys {
  const held = new Set<string>();
  if (typeof BroadcastChannel === 'undefined') {
    return { hold: () => () => undefined, heldElsewhere: async () => new Set() };
  }
  const channel = new BroadcastChannel(name);
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('ask' in data && held.size > 0) send({ holds: [...held] });
  });

  return {
    hold(keyId) {
      held.add(keyId);
      return () => held.delete(keyId);
    },
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
