import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isPermitted, type PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';

interface Question {
  readonly check: PermissionCheck;
  readonly answer: (answer: Promise<boolean>) => void;
}

/** The engine answers for one permission on one resource per call, so checks of the same turn share calls, and a yes for the kind ignores an authorization that revokes a single resource. */
export function createPermissionChecks(client: EngineClient): (check: PermissionCheck) => Promise<boolean> {
  let waiting: Question[] = [];

  function askAll(): void {
    const kinds = new Map<string, Question[]>();
    for (const question of waiting) {
      const kind = `${question.check.permission} ${question.check.resource}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), question]);
    }
    waiting = [];
    for (const questions of kinds.values()) askKind(questions);
  }

  function askKind(questions: readonly Question[]): void {
    const calls = new Map<string | undefined, Promise<boolean>>();
    const ask = (check: PermissionCheck) => {
      const known = calls.get(check.resourceId) ?? isPermitted(client, check);
      calls.set(check.resourceId, known);
      return known;
    };
    const areSeveral = new Set(questions.map(({ check }) => check.resourceId)).size > 1;
    for (const { check, answer } of questions) {
      const { resourceId: _, ...kind } = check;
      answer(areSeveral ? ask(kind).then((isAllowed) => isAllowed || ask(check)) : ask(check));
    }
  }

  return (check) =>
    new Promise((resolve) => {
      if (waiting.length === 0) queueMicrotask(askAll);
      waiting.push({ check, answer: resolve });
    });
}
