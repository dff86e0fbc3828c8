import type { ReactNode } from 'react';

/** What the pages of components are grouped by, in the order of the gallery. */
export const GALLERY_GROUPS = [
  'Actions',
  'Fields',
  'Data',
  'Text',
  'Feedback',
  'Overlays',
  'Navigation',
  'Engine',
] as const;

export type GalleryGroup = (typeof GALLERY_GROUPS)[number];

/** What an example is drawn with. */
export interface ExampleProps {
  /** The text in the language of the gallery. */
  readonly say: (english: string, german: string) => string;
  readonly locale: 'en' | 'de';
  /** The same moment each time, so that pictures are the same: 21 November 2026, 10:00. */
  readonly now: Date;
}

/** One state, or a few that belong together. */
export interface GalleryExample {
  readonly title: string;
  readonly note?: string;
  /**
   * `row`: side by side, wrapping. `column`: below each other, as wide as a form. `wide`: the same over the whole width.
   * `bare`: the whole width, to the edges. `row` by default.
   */
  readonly layout?: 'row' | 'column' | 'wide' | 'bare';
  /** A component: it may use hooks. */
  readonly draw: (props: ExampleProps) => ReactNode;
}

/**
 * The page of a component in the gallery, as the default export of the file `Button.gallery.tsx` beside `Button.tsx`. The
 * docstring is read from the source.
 *
 * @example
 * export default {
 *   name: 'Chip',
 *   group: 'Text',
 *   examples: [{ title: 'Tones', draw: ({ say }) => <Chip tone="success">{say('New', 'Neu')}</Chip> }],
 *   keyboard: [],
 *   dos: ['Say with words what the colour says.'],
 *   donts: ['Do not decorate with colours.'],
 * } satisfies GalleryPage;
 */
export interface GalleryPage {
  /** The component. */
  readonly name: string;
  /** Others that are used with it, and have no page. */
  readonly also?: readonly string[];
  readonly group: GalleryGroup;
  readonly examples: readonly GalleryExample[];
  /** Keys and what they do; nothing for what the keyboard does not reach. */
  readonly keyboard: readonly { readonly keys: string; readonly effect: string }[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}
