import { useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { type FieldFault, rejectionText } from '../form-parts/rejectionFault';
import { type FieldValues, findFault } from './fieldValues';
import type { GeneratedField } from './parseRenderedForm';

export function useFieldFaults(fields: readonly GeneratedField[], values: FieldValues) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const faults = new Map(
    fields.flatMap((field) => {
      const fault: FieldFault | null = unreadable.has(field.name)
        ? { key: 'common.enterValidDate' }
        : findFault(field, values[field.name] ?? '');
      return fault === null ? [] : [[field.name, fault] as const];
    }),
  );
  const names = new Set(fields.map(({ name }) => name));

  return {
    faults,
    elsewhere: [...refused]
      .filter(([name]) => !names.has(name))
      .map(([name, words]) => [name, rejectionText(words, t)] as const),
    errorOf(name: string): string | undefined {
      const words = refused.get(name);
      if (words !== undefined) return rejectionText(words, t);
      const fault = left.has(name) ? faults.get(name) : undefined;
      return fault === undefined ? undefined : t(fault.key, fault.values);
    },
    leave(...some: readonly string[]): void {
      setLeft((before) => new Set([...before, ...some]));
    },
    judgeText(name: string, isValid: boolean): void {
      setUnreadable((before) => {
        const others = [...before].filter((other) => other !== name);
        return new Set(isValid ? others : [...others, name]);
      });
    },
    refuse(refusals: Readonly<Record<string, string>>): void {
      setRefused(new Map(Object.entries(refusals)));
    },
    forgetRefusal(name: string): void {
      setRefused((before) => new Map([...before].filter(([other]) => other !== name)));
    },
  };
}
