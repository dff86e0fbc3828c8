import { expect, it, vi } from 'vitest';
import type { OpenDrawing } from '../OpenDiagram';
import { takeDown } from './takeDown';

it('destroys the drawing, whose canvas may still ask for its place afterwards', () => {
  const canvas = {
    viewbox: () => {
      throw new TypeError('the frame is gone');
    },
  };
  const destroy = vi.fn();
  takeDown({ form: 'drawing', canvas, destroy } as unknown as OpenDrawing);
  expect(destroy).toHaveBeenCalledOnce();
  expect(canvas.viewbox()).toMatchObject({ scale: 1, outer: { width: 0 } });
});
