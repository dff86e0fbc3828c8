import { NoResizes } from '@taskweave/base/testing/NoResizes';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DiagramViewer } from './DiagramViewer';
import type { OpenDiagram } from './drawing/OpenDiagram';
import * as engine from './engines/diagramEngine';

const describeMarked = (names: readonly string[]) => `At ${names.join()}`;

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResizes));

function fakeDiagram() {
  const canvas = {
    zoom: vi.fn(() => 1),
    scroll: vi.fn(),
    viewbox: vi.fn(() => ({ outer: { width: 400, height: 200 } })),
    addMarker: vi.fn(),
    removeMarker: vi.fn(),
    getRootElement: () => ({ id: 'process' }),
    resized: vi.fn(),
  };
  const shapes = [{ id: 'approve', businessObject: { name: 'Approve' } }, { id: 'other' }];
  const elements = { filter: (keep: (shape: (typeof shapes)[number]) => boolean) => shapes.filter(keep) };
  const diagram = {
    form: 'drawing',
    warnings: [] as string[],
    pages: [],
    page: null,
    canvas,
    elements,
    overlays: { add: vi.fn(() => 'o1'), remove: vi.fn() },
    on: vi.fn(),
    off: vi.fn(),
    destroy: vi.fn(),
  };
  return { ...diagram, open: diagram as unknown as OpenDiagram };
}

function draw() {
  return render(
    <DiagramViewer
      kind="bpmn"
      xml="<xml/>"
      label="Diagram of X"
      highlighted={['approve']}
      locale="en"
      describeMarked={describeMarked}
    />,
  );
}

it('marks the element, says which it is, and takes the focus and the keys @T2.39', async () => {
  const diagram = fakeDiagram();
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() => Promise.resolve(diagram.open));
  const { container } = draw();
  expect(await screen.findByText('At Approve')).toBeTruthy();
  expect(diagram.canvas.addMarker).toHaveBeenCalledExactlyOnceWith('approve', 'diagram-current');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Diagram of X' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(diagram.canvas.scroll).toHaveBeenCalledWith({ dx: 60, dy: 0 });
  await expectAccessible(container);
});

it('reports where it was moved to once it has rested for 500 ms @S9.5', async () => {
  const sizes = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.stubGlobal(
    'ResizeObserver',
    class extends NoResizes {
      constructor(readonly tell: () => void) {
        super();
      }
      override observe() {
        this.tell();
      }
    },
  );
  const diagram = fakeDiagram();
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() => Promise.resolve(diagram.open));
  const box = { x: 1, y: 2, width: 300, height: 200 };
  const onBox = vi.fn();
  const place = { root: null, box, onRoot: vi.fn(), onBox };
  render(<DiagramViewer kind="bpmn" xml="<xml/>" label="Diagram of X" locale="en" place={place} />);
  await waitFor(() => expect(diagram.on).toHaveBeenCalledWith('canvas.viewbox.changing', expect.anything()));
  expect(diagram.canvas.viewbox).toHaveBeenCalledWith(box);

  vi.useFakeTimers();
  const [, move] = diagram.on.mock.calls.find(([event]) => event === 'canvas.viewbox.changing') ?? [];
  move();
  vi.advanceTimersByTime(300);
  move();
  vi.advanceTimersByTime(499);
  expect(onBox).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onBox).toHaveBeenCalledOnce();
  vi.useRealTimers();
  sizes.mockRestore();
});

it('is taken down with the component', async () => {
  const diagram = fakeDiagram();
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() => Promise.resolve(diagram.open));
  const { unmount } = draw();
  await screen.findByText('At Approve');
  unmount();
  expect(diagram.destroy).toHaveBeenCalledOnce();
});

it('is taken down when it is drawn too late', async () => {
  const diagram = fakeDiagram();
  let finish: (drawn: OpenDiagram) => void = () => {};
  const drawer = vi.fn(
    () =>
      new Promise<OpenDiagram>((resolve) => {
        finish = resolve;
      }),
  );
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(drawer);
  const { unmount } = draw();
  await waitFor(() => expect(drawer).toHaveBeenCalled());
  unmount();
  finish(diagram.open);
  await waitFor(() => expect(diagram.destroy).toHaveBeenCalledOnce());
});

it('says why it could not be drawn, and tries again @S8.24', async () => {
  const diagram = fakeDiagram();
  vi.spyOn(engine, 'loadDiagramEngine')
    .mockResolvedValueOnce(() => Promise.reject(new Error('unparsable content')))
    .mockResolvedValueOnce(() => Promise.resolve(diagram.open));
  draw();
  expect(await screen.findByText('unparsable content')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At Approve')).toBeTruthy();
});

it('names what the model has and the drawing has not @S8.24', async () => {
  const { open } = fakeDiagram();
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() =>
    Promise.resolve({ ...open, warnings: ['unresolved reference <Flow_1>'] }),
  );
  draw();
  expect(await screen.findByText('unresolved reference <Flow_1>')).toBeTruthy();
});

it('does not quote the bundler where a part of the page cannot be had', async () => {
  const gone = Object.assign(new Error('Loading chunk 890 failed.'), { name: 'ChunkLoadError' });
  vi.spyOn(engine, 'loadDiagramEngine').mockRejectedValue(gone);
  draw();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/Loading chunk/)).toBeNull();
});

it('tells a model without a drawing from one that is broken', async () => {
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() =>
    Promise.reject(new Error('no diagram to display')),
  );
  draw();
  expect(await screen.findByText('No diagram: the model was deployed without one.')).toBeTruthy();
});

describe('an element that something lies behind', () => {
  async function drawLinked() {
    const diagram = fakeDiagram();
    vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() => Promise.resolve(diagram.open));
    const shape = document.createElement('span');
    shape.dataset.elementId = 'other';
    document.elementFromPoint = () => shape;
    const onOpen = vi.fn();
    render(
      <DiagramViewer
        kind="bpmn"
        xml="<xml/>"
        label="Diagram of X"
        highlighted={['approve']}
        linked={['other']}
        onOpen={onOpen}
        locale="en"
        describeMarked={describeMarked}
      />,
    );
    await screen.findByText('At Approve');
    return { diagram, onOpen, frame: screen.getByRole('group', { name: 'Diagram of X' }) };
  }

  it('is marked, and opened by a press', async () => {
    const { diagram, onOpen, frame } = await drawLinked();
    expect(diagram.canvas.addMarker).toHaveBeenLastCalledWith('other', 'diagram-link');
    fireEvent.pointerDown(frame, { clientX: 10, clientY: 10 });
    fireEvent.click(frame, { clientX: 11, clientY: 10 });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('other');
  });

  it('is not opened where a drag ends', async () => {
    const { onOpen, frame } = await drawLinked();
    fireEvent.pointerDown(frame, { clientX: 10, clientY: 10 });
    fireEvent.click(frame, { clientX: 60, clientY: 10 });
    expect(onOpen).not.toHaveBeenCalled();
  });
});
