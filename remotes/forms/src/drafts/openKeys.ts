export interface OpenKeys {
  hold(keyId: string, onForgotten: () => void): () => void;
  tellForgotten(keyId: string): void;
  heldElsewhere(): Promise<ReadonlySet<string>>;
}

type Message =
  | { readonly ask: true }
  | { readonly holds: readonly string[] }
  | { readonly forgotten: string };

const PATIENCE = 300;

/** A BroadcastChannel works without TLS, unlike the Web Locks API. */
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
