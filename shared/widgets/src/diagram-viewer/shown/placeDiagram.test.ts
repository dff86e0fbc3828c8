import { expect, it } from 'vitest';
import type { DiagramElement, OpenDrawing } from '../drawing/OpenDiagram';
import { placeDiagram } from './showElements';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const START: DiagramElement = { id: 'start', type: 'bpmn:StartEvent', x: 0, y: 82, width: 36, height: 36 };
const task = (x: number): DiagramElement => ({
  id: 'task',
  type: 'bpmn:UserTask',
  x,
  y: 60,
  width: 100,
  height: 80,
});

function placed(width: number, taskX: number, ids: readonly string[] = ['task']): Box {
  const elements = [START, task(taskX)];
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  const inner = { x: 0, y: 0, width, height: 200 };
  const canvas = {
    viewbox: (next?: Box) => {
      if (next !== undefined) box = next;
      return { ...box, inner, outer: { width: 600, height: 300 } };
    },
  };
  placeDiagram(
    {
      canvas,
      elements: { filter: (keep: (one: DiagramElement) => boolean) => elements.filter(keep) },
    } as unknown as OpenDrawing,
    ids,
  );
  return box;
}

const shows = (box: Box, from: number, to: number) => box.x <= from && box.x + box.width >= to;

it('shows all of a drawing that can be read like that, with room around it', () => {
  const box = placed(900, 700);
  expect(shows(box, 0, 900)).toBe(true);
  expect(box.x).toBeLessThan(0);
  expect(box.x + box.width - 900).toBeCloseTo(-box.x);
});

it('never enlarges a small one', () => {
  expect(placed(300, 150)).toMatchObject({ x: -150, width: 600 });
});

it('has the task in the middle of a long one', () => {
  const box = placed(4_000, 2_000);
  expect(box.x + box.width / 2).toBeCloseTo(2_050);
  expect(box.width).toBe(1_000);
});

it('shows the beginning, and nothing before it, where the task is near it', () => {
  const box = placed(4_000, 100);
  expect(shows(box, 0, 200)).toBe(true);
  expect(box.x).toBeGreaterThan(-40);
});

it('shows the end, and nothing after it, where the task is near that', () => {
  const box = placed(4_000, 3_900);
  expect(shows(box, 3_900, 4_000)).toBe(true);
  expect(box.x + box.width).toBeLessThan(4_040);
});

it('begins at the beginning where nothing is marked', () => {
  const box = placed(4_000, 2_000, []);
  expect(shows(box, 0, 36)).toBe(true);
});
