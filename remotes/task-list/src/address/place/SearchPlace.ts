export interface SearchPlace {
  readonly userId: string;
  readonly variables: readonly string[];
  readonly now: Date;
  readonly locale: string;
  readonly isKept?: boolean;
}

export const NOWHERE: SearchPlace = { userId: '', variables: [], now: new Date(0), locale: 'en' };
