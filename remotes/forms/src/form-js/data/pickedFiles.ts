import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FieldNow, FormNow } from './FormNow';

export interface PickedFile {
  readonly name: string;
  readonly file: File;
}

/**
 * Names variables `photo`, `photo_2`, or `items_0_photo` in lists. Never overwrites another variable, such as the file of a row that
 * moved up; a new file of the same field replaces its predecessor.
 */
export function pickedFiles(
  now: FormNow,
  variables: FormVariables,
): ReadonlyMap<FieldNow, readonly PickedFile[]> {
  const taken = new Set<string>();
  const isFile = (name: unknown) => typeof name === 'string' && variables[name]?.type === 'File';
  const pickers = now.fields.filter(({ field }) => field.type === 'filepicker');
  return new Map(pickers.map((picker) => [picker, filesOf(picker)]));

  function filesOf({ path, value }: FieldNow): readonly PickedFile[] {
    const name = path.join('_');
    const isVariable = path.length === 1;
    const own = isVariable ? name : now.exactAt(path);
    return (now.files.get(String(value)) ?? []).map((file, index) => {
      const first = index === 0 && (isVariable || isFile(own)) ? String(own) : null;
      return { name: first ?? freeName(name, index + 1, isVariable), file };
    });
  }

  function freeName(name: string, from: number, mayReplace: boolean): string {
    for (let number = from; ; number += 1) {
      const next = number === 1 ? name : `${name}_${number}`;
      const isFree = !Object.hasOwn(variables, next) || (mayReplace && isFile(next));
      if (isFree && !taken.has(next)) {
        taken.add(next);
        return next;
      }
    }
  }
}
