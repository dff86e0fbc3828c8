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
  readonly now: Date;
}

export interface GalleryPage {
  readonly also?: readonly string[];
  readonly group: GalleryGroup;
  readonly layout?: 'row' | 'column' | 'wide' | 'bare';
  readonly draw: (props: ExampleProps) => ReactNode;
}
