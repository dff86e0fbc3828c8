import { DORMANT, PARSED, TOUCHED } from './htmlPayloads';
import { ADDRESSES, CHARACTERS, DEAD_ADDRESSES, READINGS, STYLES, TEMPLATES } from './textPayloads';

export type Sink = 'parsed' | 'touched' | 'address' | 'none';

export interface Payload {
  readonly name: string;
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

export const PAYLOADS: readonly Payload[] = GROUPS.flatMap(([sink, group]) =>
  Object.entries(group).map(([name, text]) => ({ name, text, sink })),
).map(({ name, text, sink }, number) => ({ name, sink, text: withCanary(text, number) }));

function withCanary(text: string, number: number): string {
  // The canary has no quotes, spaces or angle brackets, so that it fits into all payloads.
  const canary = `(top.__hits=(top.__hits||[]).concat(${number}))`;
  return text
    .replaceAll('§', () => canary)
    .replaceAll('¤', () => btoa(text.startsWith('data:') ? `<script>${canary}</script>` : canary))
    .replaceAll('¶', String(number));
}
