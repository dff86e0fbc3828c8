import { expect, onTestFinished, vi } from 'vitest';
import { createFormJsViewer, type FormJsViewerOptions } from '../form-js/createFormJsViewer';
import type { FrameRules } from '../form-js/frameGrants';

type Component = Readonly<Record<string, unknown>>;

interface Setup extends Partial<Pick<FormJsViewerOptions, 'data' | 'mayShowDocument'>> {
  readonly frames?: Partial<FrameRules>;
}

export async function createViewer(given: Partial<FormJsViewerOptions>) {
  const container = document.createElement('div');
  document.body.append(container);
  const viewer = await createFormJsViewer({
    container,
    schema: {},
    data: {},
    exact: {},
    draft: { typed: {}, rows: [], bases: {} },
    files: {},
    readOnly: false,
    frames: { mayRunCode: true, places: [] },
    mayShowDocument: () => true,
    translate: (text) => text,
    onChange: () => undefined,
    onSubmit: () => undefined,
    ...given,
  });
  onTestFinished(() => {
    viewer.destroy();
    container.remove();
  });
  return { container, viewer };
}

export async function drawFormJs(components: readonly Component[], { frames, ...setup }: Setup = {}) {
  const { container } = await createViewer({
    schema: {
      type: 'default',
      id: 'form',
      schemaVersion: 16,
      components: [
        ...components.map((component, index) => ({ id: `f${index}`, ...component })),
        { type: 'text', id: 'end', text: 'The end' },
      ],
    },
    frames: { mayRunCode: true, places: [], ...frames },
    ...setup,
  });
  await vi.waitFor(() => expect(container.textContent).toContain('The end'));
  const first = (type: string) => container.querySelector(`.fjs-form-field-${type}`);
  return { container, first };
}
