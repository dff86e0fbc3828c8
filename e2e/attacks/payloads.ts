import { DORMANT, PARSED, TOUCHED } from './htmlPayloads';
import { ADDRESSES, CHARACTERS, DEAD_ADDRESSES, READINGS, STYLES, TEMPLATES } from './textPayloads';

/** How an open page runs a payload; `none` where no browser of today does, or where it is not about code. */
export type Sink = 'parsed' | 'touched' | 'address' | 'none';

export interface Payload {
  readonly name: string;
  /** Where it runs, it adds its number, its index in the list, to `window.__hits`. */
  readonly text: string;
  readonly sink: Sink;
}

const GROUPS: readonly (readonly [Sink, Readonly<Record<string, string>>])[] = [
  ['parsed', PARSED],
  ['touched', TOUCHED],
  ['address', ADDRESSES],
  ['none', DORMANT],
  ['none', DEAD_ADDRESSES],
  ['none', STYLES],
  ['none', TEMPLATES],
  ['none', CHARACTERS],
  ['none', READINGS],
];

/** The corpus: public vectors by their names. */
export const PAYLOADS: readonly Payload[] = GROUPS.flatMap(([sink, group]) =>
  Object.entries(group).map(([name, text]) => ({ name, text, sink })),
).map(({ name, text, sink }, number) => ({ name, sink, text: withCanary(text, number) }));

function withCanary(text: string, number: number): string {
  // No quotes, blanks or angles: it fits into each of them.
  const canary = `(top.__hits=(top.__hits||[]).concat(${number}))`;
  return text
    .replaceAll('§', () => canary)
    .replaceAll('¤', () => btoa(text.startsWith('data:') ? `<script>${canary}</script>` : canary))
    .replaceAll('¶', String(number));
}
