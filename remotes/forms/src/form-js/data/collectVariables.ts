import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { fileVariable } from '@taskweave/engine-client/variables/fileVariable';
import { holdsJson } from '@taskweave/engine-client/variables/structuredText';
import { ExactNumber, type ExactTree, isContainer, plainTree, writeExact } from './exactTree';
import type { FieldNow, FormNow, ListNow, Refusal } from './FormNow';
import { exactOf, type Fitted, fitJson, fitNew, fitVariable, otherType } from './fitValue';
import { type ExactValues, exactChoices, isTextField } from './formJsData';
import { mergeTree } from './mergeTree';
import type { SchemaField } from './schemaFields';

export interface Collected {
  readonly variables: FormVariables;
  readonly refusals: readonly Refusal[];
}

const NO_JSON = '';

/** A value that cannot be stored as entered is refused, never converted. */
export async function collectVariables(
  now: FormNow,
  variables: FormVariables,
  exact: ExactValues,
): Promise<Collected> {
  const sent = new Map<string, VariableValue>();
  const refusals: Refusal[] = [];
  const picked = pickedFiles(now, variables);

  const fitMember = (at: FieldNow, before: ExactTree | undefined): Fitted<ExactTree> =>
    at.field.type === 'filepicker'
      ? { fits: picked.get(at)?.[0]?.name ?? null }
      : fitJson(at.field, at.value, before, choicesFor(at.field, variables, exact));

  for (const [name, { fields, lists }] of byVariable(now)) {
    const known = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const own = fields.find(({ path }) => path.length === 1);
    if (own !== undefined) {
      const fitted = fitOwn(own, known, variables, exact);
      if (fitted === null) continue;
      if ('fault' in fitted) refusals.push({ path: own.path, fault: fitted.fault });
      else sent.set(name, fitted.fits);
      continue;
    }
    const isJson = known === undefined || known.type === 'Null' || Object.hasOwn(exact, name);
    const merged = mergeTree({
      fields,
      lists,
      before: known === undefined ? undefined : isJson ? (now.exactAt([name]) ?? null) : NO_JSON,
      fit: fitMember,
    });
    refusals.push(...merged.refusals);
    const before = isJson ? (exact[name] ?? null) : NO_JSON;
    if (known === undefined || writeExact(merged.tree) !== writeExact(before)) {
      sent.set(name, jsonVariable(merged.tree, known));
    }
  }
  for (const { name, file } of [...picked.values()].flat()) sent.set(name, await fileVariable(file));
  return { variables: Object.fromEntries(sent), refusals };
}

interface OfVariable {
  readonly fields: FieldNow[];
  readonly lists: ListNow[];
}

function byVariable({ fields, lists }: FormNow): ReadonlyMap<string, OfVariable> {
  const all = new Map<string, OfVariable>();
  const of = (name: string) => {
    const known = all.get(name) ?? { fields: [], lists: [] };
    all.set(name, known);
    return known;
  };
  for (const field of fields) of(String(field.path[0])).fields.push(field);
  for (const list of lists) of(String(list.path[0])).lists.push(list);
  return all;
}

function fitOwn(
  { field, path, value, isTouched }: FieldNow,
  known: VariableValue | undefined,
  variables: FormVariables,
  exact: ExactValues,
): Fitted<VariableValue> | null {
  if (field.type === 'filepicker') {
    // An empty picker must not clear the file of the process.
    const mayHold = known === undefined || known.type === 'File' || known.type === 'Null';
    return mayHold || !isTouched ? null : otherType(known.type);
  }
  const choices = choicesFor(field, variables, exact);
  if (known === undefined) return fitNew(field, exactOf(value, choices), variables[String(field.valuesKey)]);
  if (!isTouched) return null;
  const before = exact[String(path[0])];
  const isText = isTextField(field) && (before === null || isContainer(before));
  if (before !== undefined && !isText) {
    const fitted = fitJson(field, value, before, choices);
    return 'fault' in fitted ? fitted : { fits: jsonVariable(fitted.fits, known) };
  }
  const fitted = fitVariable(field, value, known);
  return 'fault' in fitted && field.type === 'expression' ? fitNew(field, exactOf(value, choices)) : fitted;
}

type ExactChoices = ReturnType<typeof exactChoices>;

function choicesFor(field: SchemaField, variables: FormVariables, exact: ExactValues): ExactChoices {
  return field.type === 'expression' ? longNumbers(variables, exact) : exactChoices(field, exact);
}

/** The long numbers that an expression reads as texts of their digits, but for those that are texts elsewhere. */
function longNumbers(variables: FormVariables, exact: ExactValues): ExactChoices {
  const leaves = Object.entries(variables).flatMap(([name, { type, value }]): readonly ExactTree[] => {
    const tree = exact[name];
    if (tree !== undefined) return leavesOf(tree);
    if (typeof value !== 'string') return [];
    return [type === 'Long' ? new ExactNumber(value) : value];
  });
  const texts = new Set(leaves.filter((leaf) => typeof leaf === 'string'));
  return leaves.flatMap((leaf) => {
    const plain = plainTree(leaf);
    return leaf instanceof ExactNumber && typeof plain === 'string' && !texts.has(plain)
      ? [[plain, leaf]]
      : [];
  });
}

function leavesOf(tree: ExactTree): readonly ExactTree[] {
  return isContainer(tree) ? Object.values(Object(tree)).flatMap((it) => leavesOf(it as ExactTree)) : [tree];
}

function jsonVariable(tree: ExactTree, known: VariableValue | undefined): VariableValue {
  const { type, valueInfo } = known !== undefined && holdsJson(known) ? known : { type: 'Json' };
  const value = tree === null ? null : writeExact(tree);
  return { type, value, ...(valueInfo === undefined ? {} : { valueInfo }) };
}

interface PickedFile {
  readonly name: string;
  readonly file: File;
}

/**
 * Names variables `photo`, `photo_2`, or `items_0_photo` in lists. Never overwrites another variable, such as the file of a row that
 * moved up; a new file of the same field replaces its predecessor.
 */
function pickedFiles(now: FormNow, variables: FormVariables): ReadonlyMap<FieldNow, readonly PickedFile[]> {
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
