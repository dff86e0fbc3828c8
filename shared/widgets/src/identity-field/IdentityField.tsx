import { useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type IdentityKind, identityQueries } from '@taskweave/engine-client/queries/identityQueries';
import type { Identity } from '@taskweave/engine-client/resources/identityLookup';
import { Combobox, type ComboboxProps } from '@taskweave/ui/combobox';
import { useEffect, useState } from 'react';

export interface IdentityFieldTexts {
  /** While the engine searches. */
  readonly searching: string;
  /** Nobody is called so; the text is kept as an id all the same. */
  readonly none: string;
}

export interface IdentityFieldProps
  extends Omit<ComboboxProps, 'options' | 'filter' | 'status' | 'suffix' | 'onChange'> {
  readonly engine: EngineClient;
  /** The id of a user or group, or any other text: an id that the person may not read, an expression. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly texts: IdentityFieldTexts;
}

/**
 * The id of a user, looked up by name. Free text is kept: the field does not judge whether there is such a user.
 *
 * @example
 * <UserField engine={useEngineClient()} label={t('assignee')} value={id} onChange={setId} texts={texts} />
 */
export function UserField(props: IdentityFieldProps) {
  return <IdentityField {...props} kind="user" />;
}

/** The id of a group, looked up by name. */
export function GroupField(props: IdentityFieldProps) {
  return <IdentityField {...props} kind="group" />;
}

const SEARCH_DELAY = 250;

function IdentityField(props: IdentityFieldProps & { readonly kind: IdentityKind }) {
  const { engine, kind, texts, value, onFocus, ...field } = props;
  const [isTouched, setIsTouched] = useState(false);
  const { identities, isSearching } = useIdentities(engine, kind, value, isTouched);
  const known = identities.find(({ id }) => id === value);
  const isExpression = /^[$#]\{/.test(value.trim());
  const hasMatch = identities.some((identity) => matches(identity, value));
  return (
    <Combobox
      {...field}
      value={value}
      // With the id of someone known in it, the field offers all the others too, so that another can be picked.
      options={
        known ? identities.map(optionOf) : identities.filter((one) => matches(one, value)).map(optionOf)
      }
      filter="none"
      status={statusOf()}
      suffix={known && known.name !== known.id ? known.name : undefined}
      onFocus={(event) => {
        setIsTouched(true);
        onFocus?.(event);
      }}
    />
  );

  function statusOf(): string | undefined {
    if (isExpression || value.trim() === '' || hasMatch) return undefined;
    return isSearching ? texts.searching : texts.none;
  }
}

function optionOf({ id, name }: Identity) {
  return { value: id, label: name, ...(name !== id && { detail: id }) };
}

/** Every word of the text stands in the name or the id, whatever its case. */
function matches({ id, name }: Identity, text: string): boolean {
  const haystack = `${name} ${id}`.toLocaleLowerCase();
  return text
    .trim()
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** A small directory is fetched once and searched here, at once; a large one is searched by the engine. */
function useIdentities(engine: EngineClient, kind: IdentityKind, text: string, isTouched: boolean) {
  const queries = identityQueries(engine, kind);
  const wanted = useSettled(text.trim());
  const directory = useQuery({ ...queries.directory(), enabled: isTouched || text !== '' });
  const isPartial = directory.data?.isComplete === false;
  const search = useQuery({ ...queries.search(wanted), enabled: isPartial && isTouched && wanted !== '' });
  const found = [...(search.data ?? []), ...(directory.data?.identities ?? [])];
  return {
    identities: [...new Map(found.map((identity) => [identity.id, identity])).values()],
    isSearching: directory.isFetching || search.isFetching || (isPartial && wanted !== text.trim()),
  };
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
