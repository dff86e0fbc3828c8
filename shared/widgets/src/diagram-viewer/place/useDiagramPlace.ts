import { useSyncExternalStore } from 'react';
import type { Box } from '../drawing/OpenDiagram';
import type { DiagramPlace } from './DiagramPlace';

type DiagramParam = 'viewbox' | 'rootElement';

export interface AddressBar {
  inboxParam(name: DiagramParam): string | null;
  openInbox(
    change: Partial<Record<DiagramParam, string | null>>,
    options: { readonly replace: boolean },
  ): void;
  subscribe(listener: () => void): () => void;
}

export function useDiagramPlace(address: AddressBar, diagram: string): DiagramPlace {
  const root = useSyncExternalStore(address.subscribe, () => address.inboxParam('rootElement'));
  return {
    root,
    box: boxesIn(address.inboxParam('viewbox'))[diagram] ?? null,
    onRoot: (next) => address.openInbox({ rootElement: next, viewbox: null }, { replace: false }),
    onBox: (box) => {
      const boxes = { ...boxesIn(address.inboxParam('viewbox')), [diagram]: rounded(box) };
      address.openInbox({ viewbox: JSON.stringify(boxes) }, { replace: true });
    },
  };
}

function boxesIn(text: string | null): Readonly<Record<string, Box>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, Box] => isBox(entry[1])),
    );
  } catch {
    // The address may contain anything.
    return {};
  }
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Reflect.get(value, name));
  return Number.isFinite(x) && Number.isFinite(y) && Number(width) > 0 && Number(height) > 0;
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
