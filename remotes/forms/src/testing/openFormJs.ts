import type { FormVariables } from '@taskweave/engine-client/Task';
import { collectVariables } from '../form-js/data/collectVariables';
import { exactValues, toFormJsData } from '../form-js/data/formJsData';
import { type FormJsDraft, readDraft } from '../form-js/data/formJsDraft';
import { readFieldTree } from '../form-js/data/schemaFields';
import { createViewer } from './drawFormJs';

type Component = Readonly<Record<string, unknown>>;

export async function openFormJs(
  components: readonly Component[],
  variables: FormVariables,
  draft?: FormJsDraft,
) {
  const schema = {
    type: 'default',
    id: 'form',
    schemaVersion: 16,
    components: components.map((component, index) => ({ id: `f${index}`, ...component })),
  };
  const exact = exactValues(variables);
  const data = toFormJsData(
    variables,
    exact,
    readFieldTree(schema),
    (name) => `http://localhost/data/${name}`,
  );
  const { container, viewer } = await createViewer({ schema, data, exact, draft: draft ?? readDraft(null) });
  await drawn();

  async function collect() {
    const now = await viewer.check();
    if (now === null) throw new Error(`The form is not valid: ${container.textContent}`);
    return collectVariables(now, variables, exact);
  }
  return { container, viewer, collect };
}

export async function drawn(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }
}
