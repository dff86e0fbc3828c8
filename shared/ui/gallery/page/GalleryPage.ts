import type { ReactNode } from 'react';

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

export interface ExampleProps {
  readonly say: (english: string, german: string) => string;
  readonly locale: 'en' | 'de';
  /** Fixed, so that screenshots are stable: 21 November 2026, 10:00. */
  readonly now: Date;
}

export interface GalleryExample {
  readonly title: string;
  readonly note?: string;
  /**
   * `row`: side by side, wrapping; the default. `column`: stacked at form width. `wide`: stacked at full width.
   * `bare`: full width, edge to edge.
   */
  readonly layout?: 'row' | 'column' | 'wide' | 'bare';
  /** A component, so it may use hooks. */
  readonly draw: (props: ExampleProps) => ReactNode;
}

/** Default export of `Button.gallery.tsx` beside `Button.tsx`. The docstring is read from the component's source. */
export interface GalleryPage {
  readonly name: string;
  readonly also?: readonly string[];
  readonly group: GalleryGroup;
  readonly examples: readonly GalleryExample[];
  readonly keyboard: readonly { readonly keys: string; readonly effect: string }[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}
