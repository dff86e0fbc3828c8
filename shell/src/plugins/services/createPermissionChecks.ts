import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isPermitted, type PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';

interface Question {
  readonly check: PermissionCheck;
  readonly answer: (answer: Promise<boolean>) => void;
}

/**
 * Asks the engine for permissions with as few calls as it allows: it answers for one permission on one thing at a time.
 * What is asked within the same turn is collected. Equal questions are one call. Where the same permission is asked of
 * several things of a kind, the first call asks for the kind as a whole, and its yes answers for each of them; only after a
 * no they are asked one by one.
 *
 * That yes does not know of an authorization that revokes the permission for a single thing: there, what is shown is
 * refused by the engine when it is used. A thing that is asked for alone is always asked for itself.
 *
 * @example
 * const check = createPermissionChecks(client);
 * await Promise.all(ids.map((id) => check({ permission: 'UPDATE', resource: 'Task', resourceId: id }))); // mostly one call
 */
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
