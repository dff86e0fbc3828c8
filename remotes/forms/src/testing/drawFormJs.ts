import { expect, onTestFinished, vi } from 'vitest';
import { createFormJsViewer } from '../form-js/createFormJsViewer';
import type { FrameRules } from '../form-js/frameGrants';

type Component = Readonly<Record<string, unknown>>;

interface Setup {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly frames?: Partial<FrameRules>;
  readonly mayShowDocument?: (address: string) => boolean;
}

/** Draws components of a form-js form, and ends with the test. */
export async function drawFormJs(
  components: readonly Component[],
  { data = {}, frames = {}, ...setup }: Setup = {},
) {
  const container = document.createElement('div');
  document.body.append(container);
  const viewer = await createFormJsViewer({
    container,
    schema: {
      type: 'default',
      id: 'form',
      schemaVersion: 16,
      components: [
        ...components.map((component, index) => ({ id: `f${index}`, ...component })),
        { type: 'text', id: 'end', text: 'The end' },
      ],
    },
    data,
    files: {},
    readOnly: false,
    frames: { mayRunCode: true, places: [], ...frames },
    mayShowDocument: () => true,
    translate: (text) => text,
    onChange: () => undefined,
    onSubmit: () => undefined,
    ...setup,
  });
  onTestFinished(() => {
    viewer.destroy();
    container.remove();
  });
  await vi.waitFor(() => expect(container.textContent).toContain('The end'));
  const first = (type: string) => container.querySelector(`.fjs-form-field-${type}`);
  return { container, first };
}
