import { EITHER, partsOf } from '../alternatives';
import type { Interpretation, ReadCriterion, SearchKnowledge } from '../Interpretation';

const NOW = new Date('2026-11-26T10:00:00');

export function knownIn(language: string): SearchKnowledge {
  return {
    language,
    variables: [
      { name: 'amount', label: 'Invoice amount' },
      { name: 'approved', label: 'approved' },
      { name: 'customer', label: 'Customer' },
    ],
    people: [
      { id: 'john', name: 'John Lindqvist' },
      { id: 'mary', name: 'Mary Okafor' },
    ],
    processes: [{ id: 'invoice', name: 'Invoice approval' }],
    me: { id: 'demo', name: 'Dana Moreau' },
    attributes: [
      { id: 'name', name: 'Name', kind: 'text', operators: ['Like', 'eq', 'NotLike', 'neq'] },
      {
        id: 'assignee',
        name: 'Assignee',
        kind: 'text',
        operators: ['eq', 'Like', 'In'],
        lookUp: { of: 'user', by: 'id' },
      },
      { id: 'due', name: 'Due date', kind: 'date', operators: ['Before', 'After', 'On'] },
      { id: 'followUp', name: 'Follow-up date', kind: 'date', operators: ['Before', 'After', 'On'] },
      { id: 'description', name: 'Description', kind: 'text', operators: ['Like', 'eq'] },
      { id: 'taskDefinitionKey', name: 'Task definition key', kind: 'text', operators: ['Like', 'eq', 'In'] },
      { id: 'tenantIdIn', name: 'Tenant ID', kind: 'text', operators: ['In'] },
    ],
    now: NOW,
  };
}

/** Notation of the tables: attribute or variable, operator, value, and `?` for an unknown name. */
export function inShort({ kind, criterion, isUnknownName }: Interpretation): string {
  if (criterion === null) return kind;
  return said(criterion, isUnknownName);
}

function said(criterion: ReadCriterion, isUnknownName: boolean): string {
  const { type, name, operator, value } = criterion;
  const parts = type === EITHER ? partsOf(value) : null;
  if (parts !== null) return parts.map((part) => said(part, false)).join(' or ');
  return [name || type, operator, value, isUnknownName ? '?' : ''].filter(Boolean).join(' ');
}
