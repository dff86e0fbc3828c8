// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { OpenDrawing } from '../drawing/OpenDiagram';
import { type DiagramBadge, layBadges } from './layBadges';

const badge = (elementId: string): DiagramBadge => ({
  elementId,
  text: '2',
  title: '2 incidents',
  tone: 'danger',
});

function drawing(ids: readonly string[]) {
  const shapes = ids.map((id) => ({ id }));
  const overlays = {
    add: vi.fn<OpenDrawing['overlays']['add']>((id) => `of ${id}`),
    remove: vi.fn(),
  };
  const elements = { filter: (keep: (shape: { id: string }) => boolean) => shapes.filter(keep) };
  return { shapes, overlays, open: { overlays, elements } as unknown as OpenDrawing };
}

it('lays badges over what is drawn, and takes them off again', () => {
  const { overlays, open } = drawing(['pay']);
  const remove = layBadges(open, [badge('pay'), badge('elsewhere')]);
  expect(
    overlays.add.mock.calls.map(([id, { html }]) => `${id}: ${html.textContent}, ${html.title}`),
  ).toEqual(['pay: 2, 2 incidents']);
  remove();
  expect(overlays.remove.mock.calls).toEqual([['of pay']]);
});

it('touches nothing of a drawing that is gone', () => {
  const { shapes, overlays, open } = drawing(['pay']);
  const remove = layBadges(open, [badge('pay')]);
  shapes.length = 0;
  remove();
  expect(overlays.remove).not.toHaveBeenCalled();
});
