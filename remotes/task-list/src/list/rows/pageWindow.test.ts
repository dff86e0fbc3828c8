import { describe, expect, it } from 'vitest';
import { type Extent, learnExtent, pagesFor, presumedExtent, rowCountOf } from './pageWindow';

const UNKNOWN: Extent = { lastFullPage: -1, length: null };

describe('pagesFor', () => {
  it('takes the page on screen and the one about to come', () => {
    expect(pagesFor({ first: 30, last: 40 }, UNKNOWN, 50, 50)).toEqual([0, 1]);
  });

  it('asks for nothing beyond the end', () => {
    expect(pagesFor({ first: 0, last: 19 }, { lastFullPage: -1, length: 20 }, 50, 50)).toEqual([0]);
  });

  it('asks for the first page of a list that is empty', () => {
    expect(pagesFor({ first: 0, last: 0 }, { lastFullPage: -1, length: 0 }, 50, 50)).toEqual([0]);
  });

  it('spans two pages where the window lies across their border', () => {
    expect(pagesFor({ first: 95, last: 104 }, { lastFullPage: 4, length: null }, 50, 0)).toEqual([1, 2]);
  });
});

describe('learnExtent', () => {
  it('goes on while pages are full', () => {
    expect(learnExtent(UNKNOWN, [{ page: 0, length: 50 }], 50)).toEqual({ lastFullPage: 0, length: null });
  });

  it('knows the length from the first page that is not full', () => {
    const extent = learnExtent({ lastFullPage: 1, length: null }, [{ page: 2, length: 7 }], 50);
    expect(extent).toEqual({ lastFullPage: 1, length: 107 });
  });

  it('takes an empty page after full ones as the end', () => {
    expect(learnExtent({ lastFullPage: 1, length: null }, [{ page: 2, length: 0 }], 50).length).toBe(100);
  });

  it('follows a list that has grown on its last page', () => {
    expect(learnExtent({ lastFullPage: 0, length: 60 }, [{ page: 1, length: 12 }], 50).length).toBe(62);
  });

  it('forgets the end when its page has filled up', () => {
    expect(learnExtent({ lastFullPage: 0, length: 60 }, [{ page: 1, length: 50 }], 50).length).toBeNull();
  });

  it('takes a link into the middle for right once there are rows', () => {
    const extent = learnExtent(presumedExtent(105, 50), [{ page: 2, length: 50 }], 50);
    expect(extent).toEqual({ lastFullPage: 2, length: null });
  });

  it('starts over where a link leads beyond the end', () => {
    const extent = learnExtent(presumedExtent(9000, 50), [{ page: 180, length: 0 }], 50);
    expect(learnExtent(extent, [{ page: 180, length: 0 }], 50)).toEqual({ lastFullPage: -1, length: null });
  });
});

describe('rowCountOf', () => {
  it('makes room for one page to come while the end is unknown', () => {
    expect(rowCountOf({ lastFullPage: 2, length: null }, 50)).toBe(200);
  });

  it('is the length once it is known', () => {
    expect(rowCountOf({ lastFullPage: 2, length: 151 }, 50)).toBe(151);
  });
});
