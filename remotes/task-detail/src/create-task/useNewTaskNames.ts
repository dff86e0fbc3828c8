import { useEngineClient } from '@taskweave/plugin-sdk';
import { findNamed } from '@taskweave/widgets/findNamed';
import { type IdentityKind, useNaming } from '@taskweave/widgets/useNaming';
import type { TaskDraft } from './newTask';

type NamedField = 'assignee' | 'group' | 'tenantId';

export type NewTaskNames = ReturnType<typeof useNewTaskNames>;

type Outcome =
  | { readonly kind: 'named'; readonly draft: TaskDraft }
  | { readonly kind: 'refused'; readonly field: NamedField };

export function useNewTaskNames(draft: TaskDraft) {
  const namings = {
    assignee: useFieldNaming('user', draft.assignee),
    group: useFieldNaming('group', draft.group),
    tenantId: useFieldNaming('tenant', draft.tenantId),
  };

  async function take(): Promise<Outcome> {
    let named = draft;
    for (const field of ['assignee', 'group', 'tenantId'] as const) {
      if (draft[field].trim() === '') continue;
      const isTaken = await namings[field].take(({ id }) => {
        named = { ...named, [field]: id };
      });
      if (!isTaken) return { kind: 'refused', field };
    }
    return { kind: 'named', draft: named };
  }

  const { assignee, group, tenantId } = namings;
  return {
    faults: { assignee: assignee.fault, group: group.fault, tenantId: tenantId.fault },
    isChecking: assignee.isChecking || group.isChecking || tenantId.isChecking,
    take,
  };
}

function useFieldNaming(kind: IdentityKind, text: string) {
  const engine = useEngineClient();
  return useNaming({ kind, text, find: () => findNamed(engine, kind, text) });
}
