import { DAY_MS } from '../trace-check/rules'
import { LONGEST_CALL_MS } from '../trace-check/world'
import { parked, TEN, TEN_REFUSED } from './script'

/** A restored ledger has its sheet read by another process. */
const READ = `q starts @${LONGEST_CALL_MS}; q sets unread null; q enters reading; q settles done read`
const DELIVERED = 'a registers a; p starts; p delivers 1 a; p arrives; p settles done delivered'

/** Two rows are refused, and their number is reserved. */
const REFUSED = 'a registers a; b registers b; p starts; p fails 1 a,b'
const HALTED = 'a registers a; p starts; p delivers 1 a; p settles forbidden halted'

/** What may happen though it is rare: the checker is to refuse none of it. */
export const ALLOWED_RUNS: Readonly<Record<string, string>> = {
  'nothing is delivered': 'a registers a; run ends a',
  'a tab corrects what it sent, and another sends the first content':
    'a opens; a shows sending; a sends a; 1 dropped; a shows told.failed; a registers b; b registers a another-key; run ends b,a',
  'a page that was left open sends again after a day, under another key': `
    a opens; a shows sending; a sends a; 1 dropped; a shows told.failed; a registers a another-key @${DAY_MS}; run ends a`,
  'an order and a membership are sent on one page, while both are under way': `
    a opens; a shows sending; a sends a; a shows sending members; a sends b; 1 heard; 1 kept; 1 acknowledged; 1 received;
    a shows told.confirmed orders; 2 dropped; a shows told.failed members; a shows sending members; a sends b; 3 heard; 3 kept;
    3 acknowledged; 3 received; a shows told.confirmed members; run ends a,b`,
  'a duplicated tab repeats its call under way after the first tab heard of it, and then sends the same anew': `
    a opens; a shows sending; a sends a; b copies a; b opens; b shows sending; b sends a; 1 heard; 1 kept; 1 acknowledged;
    1 received; a shows told.confirmed; 2 dropped; b sends a; 3 heard; 3 acknowledged; 3 received; b shows told.confirmed;
    b registers a another-key; run ends a,a`,
  'a tab is closed while it sends, and restored': `
    a opens; a shows sending; a sends a; 1 heard; 1 kept; a closes; b copies a; b opens; b shows sending; b sends a; 2 heard;
    1 acknowledged; 2 acknowledged; 2 received; b shows told.confirmed; run ends a`,
  'a quarantined registration is acknowledged, and delivered once staff release it': `
    a opens; a shows sending; a sends a; 1 filled; 1 heard; 1 quarantined; 1 acknowledged; 1 received; a shows told.confirmed;
    p starts; staff release key-of-a; p delivers 1 a; p arrives; p settles done delivered; p stops; run ends a a`,
  'the commit of a registration that was refused goes through afterwards': `
    a opens; a shows sending; a sends a; 1 heard; 1 refused; 1 kept; 1 dropped; a sends a; 2 heard; 2 acknowledged; 2 received;
    a shows told.confirmed; run ends a`,
  'a row that the service refuses is alone after a split, is parked, and arrives after staff retry': `
    ${REFUSED}; p settles absent split; p fails 2 a; p settles absent parked; p delivers 3 b; p arrives;
    p settles done delivered; staff retry; p delivers 4 a; p arrives; p settles done delivered; p stops; run ends a,b b,a`,
  'one of two refused rows is erased before the split, and the other is sent alone': `
    ${REFUSED}; ledger erases b; p settles absent split; p delivers 2 a; p arrives; p settles done delivered; p stops;
    run ends a a`,
  'refused rows are all erased before the split, and registered again': `
    ${REFUSED}; ledger erases a; ledger erases b; p settles absent split; a registers a key-1; b registers b key-2;
    p delivers 2 a,b; p arrives; p settles done delivered; p stops; run ends a,b a,b`,
  'the same is registered again while the first is parked, is parked too, and another row is sent': `
    a registers a; a registers a another; p starts; p fails 1 a,a; p settles absent split; p fails 2 a; p settles absent parked;
    p fails 4 a; p settles absent parked; b registers b; p delivers 6 b; p arrives; p settles done delivered; p stops;
    run ends a,a,b b`,
  'a row that the service refuses stays parked': `
    a registers a; p starts; p fails 1 a; p settles absent parked; p stops; run ends a`,
  'the number of a refused batch was reserved, but the answer lost: it is sent under another': `
    a registers a; p starts; p fails 1 a; p settles passing postponed; p delivers 1 a; sheet refuses 3; p hears refused; p enters confirming;
    p settles foreign renumbered; p delivers 2 a; p arrives; p settles done delivered; p stops; run ends a a`,
  'access is forbidden, the sheet halts, and staff let it be tried again': `
    ${HALTED}; staff retry; p delivers 1 a; p arrives; p settles done delivered; p stops; run ends a a`,
  'access is forbidden, the sheet halts, and the process is started anew, which lets it be tried again': `
    ${HALTED}; p stops; q starts; q delivers 1 a; q arrives; q settles done delivered; q stops; run ends a a`,
  'a sheet halts after the backup, and the restored ledger reads it': `
    a registers a; ledger backs a; p starts; p delivers 1 a; p settles forbidden halted; p stops; ledger restores a; ${READ};
    q delivers 2 a; q arrives; q settles done delivered; q stops; run ends a a`,
  'a sheet is halted at the end, and still has the row of an erased person': `
    ${DELIVERED}; b registers b; p delivers 2 b; p settles forbidden halted; ledger erases a; p stops;
    run ends b a @${LONGEST_CALL_MS}`,
  'ten rows are refused one by one, the sheet halts, and all arrive after staff retry, the parked ones first': `
    ${TEN_REFUSED}; b registers b; staff retry; p delivers 2 a1; p arrives; p settles done delivered;
    ${TEN.slice(1, 9)
      .map((row, n) => `p delivers ${2 * n + 4} ${row}; p arrives; p settles done delivered`)
      .join('; ')};
    p delivers 19 a10; sheet refuses 30; p hears refused; p enters confirming; p settles foreign renumbered; p delivers 20 a10;
    p arrives; p settles done delivered; p delivers 21 b; p arrives; p settles done delivered; p stops;
    run ends ${TEN},b ${TEN},b`,
  'ten rows are refused one by one, the process is started anew, and the tenth arrives': `
    ${TEN_REFUSED}; p stops; q starts; q delivers 19 a10; sheet refuses 21; q hears refused; q enters confirming;
    q settles foreign renumbered; q delivers 20 a10; q arrives; q settles done delivered; q stops; run ends ${TEN} a10`,
  'nine rows are refused, one arrives, and another is refused, which is parked like the nine': `
    ${TEN.map((row, n) => `a${n} registers ${row}`).join('; ')}; p starts; ${parked(TEN.slice(0, 9))};
    p delivers 19 a10; p arrives; p settles done delivered; b registers b; p fails 20 b; p settles absent parked;
    c registers c; p delivers 22 c; p arrives; p settles done delivered; p stops; run ends ${TEN},b,c a10,c`,
  'a sheet is halted at the end, and the other has its row': `
    a registers a; b registers b key members; p starts; q starts members; p delivers 1 a; p settles forbidden halted; p stops;
    q delivers 2 b; q arrives; q settles done delivered; q stops; run ends a,b - b @${LONGEST_CALL_MS}`,
  'the ledger takes no outcome, and the same work is taken again': `
    a registers a; p starts; p delivers 1 a; p arrives; p hears done; p enters settling; p delivers 1 a; sheet refuses 2;
    p hears refused; p enters confirming; p settles ours delivered; p stops; run ends a a`,
  'the run ends soon after a call without a mark': `
    a registers a; p starts; p sets batch 1 a; p enters sending; p calls null null; sheet takes 1;
    p calls 1 mark-of-a a; sheet takes 2 a; p settles done delivered; p stops; run ends a a`,
  'a person is erased whose batch arrived, but its answer was lost': `
    a registers a; b registers b; p starts; p delivers 1 a,b; p arrives; p settles passing postponed; ledger erases a;
    p delivers 1 b mark-of-a,b; sheet refuses 2; p hears refused; p enters confirming; p settles passing postponed;
    p delivers 1 b mark-of-a,b; sheet refuses 3; p hears refused; p enters confirming; p settles ours delivered;
    p removes 5 a; p calls 5 reserved; sheet takes 4; p calls null null; sheet takes 5 - a; p settles done removed;
    p stops; run ends b b`,
  'two tabs have removals at once, and one of them is called for anew': `
    ${DELIVERED}; ledger erases a; p removes 5 a one; p calls 5 reserved; p settles passing postponed; p removes 6 a another;
    p settles passing postponed; p sets removals 5 a null one; p enters reserving; sheet takes 2 - a; p settles done renumbered;
    p removes 7 a one; p settles done removed; p sets removals 6 a null another; p enters reserving; p calls 6 reserved;
    sheet takes 3; p settles done renumbered; p removes 8 a another; p settles done removed; p stops; run ends`,
  'a registration that staff release is sent after those that were kept before the release': `
    a opens; a shows sending; a sends a; 1 filled; 1 heard; 1 quarantined; 1 acknowledged; 1 received; a shows told.confirmed;
    b registers b; p starts; p fails 1 b; p settles absent parked; c registers c; staff release key-of-a; p delivers 3 c;
    p arrives; p settles done delivered; p delivers 4 a; p arrives; p settles done delivered; p stops; run ends a,b,c c,a`,
  'an erased person registers the same again, and the new row stays': `
    ${DELIVERED}; ledger erases a; b registers a another-key; p removes 5 a; p calls 5 reserved; sheet takes 2 - a;
    p settles done removed; p delivers 6 a; p arrives; p settles done delivered; p stops; run ends a a`,
  'a person who was erased before any delivery registers the same again, and is sent at once': `
    a registers a; p starts; ledger erases a; b registers a another-key; p delivers 1 a; p arrives; p settles done delivered;
    p stops; run ends a a`,
  'a person with rows in both sheets is erased, while a call of theirs is under way, which registers them anew': `
    a registers a; b registers a2 key members; a shows sending orders; a sends a another; ledger erases a a,a2;
    3 heard; 3 kept; 3 acknowledged; 3 received; a shows told.confirmed; run ends a`,
  'a person is erased between commit and answer, and the call arrives once more': `
    a opens; a shows sending; a sends a; 1 heard; 1 kept; ledger erases a; 1 heard; 1 kept; 1 acknowledged; 1 acknowledged;
    1 received; a shows told.confirmed; run ends a`,
  'an attempt of before an erasure arrives after it': `
    a opens; a shows sending; a sends a; 1 heard; 1 kept; 1 acknowledged; 1 dropped; a sends a; ledger erases a; 2 heard; 2 kept;
    2 acknowledged; 2 received; a shows told.confirmed; run ends a`,
  'a batch is lost, and formed anew by the restored ledger, whose reading puts rows back': `
    a registers a; ledger backs a; p starts; p delivers 1 a; p settles passing postponed; p stops; ledger restores a;
    q starts @${LONGEST_CALL_MS}; q sets unread null; q enters reading; q calls null null; sheet takes 2; q settles done read;
    q delivers 2 a; q arrives; q settles done delivered; q stops; run ends a a`,
  'what the restored ledger lost is kept again, and in the sheet twice': `
    ledger backs; ${DELIVERED}; p stops; ledger restores; 1 heard; 1 kept; 1 acknowledged; ${READ};
    q delivers 2 a; q arrives; q settles done delivered; q stops; run ends a a,a`,
  'a removal is lost, and called anew by the restored ledger': `
    a registers a; ledger backs a; p starts; p delivers 1 a; p arrives; p settles done delivered; ledger erases a;
    p removes 5 a; p calls 5 reserved; p settles passing postponed; p stops; ledger restores -; ${READ};
    q removes 7 a; q calls 7 reserved; sheet takes 3 - a; q settles done removed; q stops; run ends`,
}
