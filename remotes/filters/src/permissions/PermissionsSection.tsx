import { useQuery } from '@tanstack/react-query';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { filterSharingQueries } from '@taskweave/engine-client/queries/task/filterSharingQueries';
import type { FilterAccess } from '@taskweave/engine-client/resources/identity/authorization';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DIALOG_TEXTS, type DialogTextKey } from '../dialog-texts/dialogTexts';
import { isReadByEveryone, type Reader, readerOf, readersOf, removeRead } from '../draft/permissionRules';
import type { SectionProps } from '../draft/SectionProps';
import { AddReader, type AddReaderProps } from './AddReader';
import styles from './Permissions.module.css';

export interface PermissionsSectionProps extends SectionProps, Pick<AddReaderProps, 'naming'> {
  readonly filterId: string | null;
}

export function PermissionsSection(props: PermissionsSectionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { filterId } = props;
  return (
    <Resolve
      query={useFilterAccess(filterId)}
      title={t('permissions.error')}
      {...(filterId !== null && { subject: { resource: 'Filter', id: filterId } })}
      pending={<Skeleton shape="nav" count={2} label={t('permissions.loading')} />}
    >
      {(access) => <Readers {...props} access={access} />}
    </Resolve>
  );
}

export function useFilterAccess(filterId: string | null) {
  const queries = filterSharingQueries(useEngineClient());
  const stored = useQuery({ ...queries.access(filterId ?? ''), enabled: filterId !== null });
  const fresh = useQuery({ ...queries.canShare(), enabled: filterId === null, select: accessOfNew });
  return filterId === null ? fresh : stored;
}

function accessOfNew(canCreate: boolean): FilterAccess {
  return { authorizations: [], canCreate, changeable: [], deletable: [] };
}

function Readers(props: PermissionsSectionProps & { readonly access: FilterAccess }) {
  const { draft, onChange, isReadOnly, access, filterId } = props;
  const { t } = useTexts(DIALOG_TEXTS);
  const { permissions: wish } = draft;
  const { authorizations, canCreate, changeable, deletable } = access;
  const isGlobal = isReadByEveryone(authorizations, wish);
  const readers = readersOf(authorizations, wish);
  const global = authorizations.find(({ type }) => type === 'global');
  const canTouchGlobal = global === undefined ? canCreate : canTake(global.permissions, global.id);
  const isForbidden = !canCreate && changeable.length === 0 && deletable.length === 0;

  function canTake(permissions: readonly string[], id: string): boolean {
    return (removeRead(permissions).length === 0 ? deletable : changeable).includes(id);
  }

  function setWish(change: Partial<typeof wish>): void {
    onChange({ permissions: { ...wish, ...change } });
  }

  // The engine silently omits authorizations that the user may not read, so an empty list does not mean that nobody has access.
  if (filterId !== null && isForbidden && authorizations.length === 0) {
    return <Note icon="info">{t('permissions.unseen')}</Note>;
  }

  return (
    <>
      {isForbidden && !isReadOnly && <Note icon="info">{t('permissions.forbidden')}</Note>}
      <CheckboxField
        label={t('permissions.everyone')}
        checked={isGlobal}
        onChange={(everyone) => setWish({ everyone })}
        readOnly={isReadOnly || !canTouchGlobal}
      />
      {readers.length + wish.added.length === 0 ? (
        !isGlobal && <p>{t('permissions.none')}</p>
      ) : (
        <ul
          role="list"
          className={styles.readers}
          aria-label={t('permissions.readers')}
          data-faint={isGlobal || undefined}
        >
          {readers.map((entry) => {
            const reader = readerOf(entry);
            return (
              reader !== null && (
                <ReaderLine
                  key={entry.id}
                  reader={reader}
                  rights={t(rightsKey(entry.permissions))}
                  onRemove={
                    isReadOnly || !canTake(entry.permissions, entry.id)
                      ? null
                      : () => setWish({ removed: [...wish.removed, entry.id] })
                  }
                />
              )
            );
          })}
          {wish.added.map((reader) => (
            <ReaderLine
              key={`${reader.kind}:${reader.id}`}
              reader={reader}
              rights={t('permissions.new')}
              onRemove={() => setWish({ added: wish.added.filter((one) => one !== reader) })}
            />
          ))}
        </ul>
      )}
      {isGlobal && readers.length + wish.added.length > 0 && <p>{t('permissions.everyone.note')}</p>}
      {!isReadOnly && canCreate && <AddReader {...props} isGlobal={isGlobal} />}
    </>
  );
}

function rightsKey(permissions: readonly string[]): DialogTextKey {
  if (permissions.includes('ALL')) return 'permissions.all';
  if (permissions.includes('UPDATE') || permissions.includes('DELETE')) return 'permissions.readAndMore';
  return 'permissions.read';
}

interface ReaderLineProps {
  readonly reader: Reader;
  readonly rights: string;
  readonly onRemove: (() => void) | null;
}

function ReaderLine({ reader, rights, onRemove }: ReaderLineProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const queries = lookUpQueries(useEngineClient(), reader.kind);
  const { data } = useQuery(queries.directory());
  const listed = data?.choices.find(({ id }) => id === reader.id);
  const isBeyond = data?.isComplete === false && listed === undefined;
  const one = useQuery({ ...queries.one(reader.id), enabled: isBeyond });
  const name = (listed ?? one.data)?.name ?? reader.id;
  return (
    <li className={styles.reader}>
      <Icon name={reader.kind} label={t(`permissions.${reader.kind}`)} />
      <span className={styles.name}>
        {name}
        {name !== reader.id && <span className={styles.id}> {reader.id}</span>}
      </span>
      <span className={styles.rights}>{rights}</span>
      {onRemove !== null && (
        <IconButton
          icon="close"
          label={t('common.removeNamed', { name })}
          onClick={({ currentTarget }) => {
            focusAfterRemoval(currentTarget);
            onRemove();
          }}
        />
      )}
    </li>
  );
}

/** Call before the row is removed. Focuses the button of the row that takes its place, of the last row, or the field that adds rows. */
function focusAfterRemoval(button: HTMLElement): void {
  const line = button.closest('li');
  const place = line?.parentElement?.parentElement;
  const index = [...(line?.parentElement?.children ?? [])].indexOf(line as Element);
  setTimeout(() => {
    const buttons = [...(place?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const next = buttons[index] ?? buttons.at(-1);
    (next ?? place?.querySelector<HTMLElement>('input:enabled:not([type=checkbox])'))?.focus();
  });
}
