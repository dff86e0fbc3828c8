import type { EngineClient } from '@taskweave/plugin-sdk';

export interface Amounts {
  /** The amount of the invoice that a process instance is about; null where there is none. */
  load(processInstanceId: string): Promise<number | null>;
}

interface Question {
  readonly id: string;
  readonly resolve: (amount: number | null) => void;
  readonly reject: (error: unknown) => void;
}

const known = new WeakMap<EngineClient, Amounts>();

/** The same for every card of an engine, so that one call serves all cards that are drawn together. */
export function amountsOf(engine: EngineClient): Amounts {
  const amounts = known.get(engine) ?? createAmounts(engine);
  known.set(engine, amounts);
  return amounts;
}

function createAmounts(engine: EngineClient): Amounts {
  let questions: Question[] = [];

  async function ask(): Promise<void> {
    const asked = questions;
    questions = [];
    try {
      const found = await engine.post<
        readonly { readonly processInstanceId: string; readonly value: unknown }[]
      >('variable-instance', {
        body: { variableName: 'amount', processInstanceIdIn: asked.map(({ id }) => id) },
      });
      const values = new Map(found.map(({ processInstanceId, value }) => [processInstanceId, value]));
      for (const { id, resolve } of asked) {
        const value = values.get(id);
        resolve(typeof value === 'number' ? value : null);
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return {
    load: (id) =>
      new Promise((resolve, reject) => {
        questions.push({ id, resolve, reject });
        if (questions.length === 1) setTimeout(() => void ask());
      }),
  };
}
