import type { OpenDrawing } from '../drawing/OpenDiagram';

export interface DiagramBadge {
  readonly elementId: string;
  readonly text: string;
  readonly title: string;
  readonly tone: 'danger' | 'accent';
}

export function layBadges(drawing: OpenDrawing, badges: readonly DiagramBadge[]): () => void {
  const there = presentIn(drawing, badges);
  const laid = badges
    .filter(({ elementId }) => there.has(elementId))
    .map((badge) =>
      drawing.overlays.add(badge.elementId, {
        position: badge.tone === 'danger' ? { top: -12, right: 12 } : { top: -12, left: -12 },
        html: drawBadge(badge),
      }),
    );
  return () => {
    if (presentIn(drawing, badges).size === 0) return;
    for (const id of laid) drawing.overlays.remove(id);
  };
}

function presentIn(drawing: OpenDrawing, badges: readonly DiagramBadge[]): ReadonlySet<string> {
  const wanted = new Set(badges.map(({ elementId }) => elementId));
  return new Set(drawing.elements.filter(({ id }) => wanted.has(id)).map(({ id }) => id));
}

function drawBadge({ text, title, tone }: DiagramBadge): HTMLElement {
  const badge = document.createElement('span');
  badge.className = 'diagram-badge';
  badge.dataset.tone = tone;
  badge.title = title;
  badge.textContent = text;
  return badge;
}
