import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FieldNow, FormNow } from './FormNow';

export interface PickedFile {
  /** Of the variable. */
  readonly name: string;
  readonly file: File;
}

/**
 * The variables of chosen files: `photo`, `photo_2`, in groups and lists `items_0_photo`. None takes the place of another
 * variable, such as the file of a row that has moved up; a new file of the same field does.
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
