import { DAY_MS } from '../trace-check/rules'
import { LONGEST_CALL_MS, LONGEST_WORK_MS } from '../trace-check/world'
import { TEN_REFUSED } from './script'

const SENT = 'a opens; a shows sending; a sends a'
const FAILED = `${SENT}; 1 dropped; a shows told.failed`
const GIVEN = 'a registers a; p starts; p sets batch 1 a'
const CALLED = 'a registers a; p starts; p delivers 1 a'
const DELIVERED = `${CALLED}; p arrives; p settles done delivered`
const CONFIRMS = `${CALLED}; sheet refuses 1; p hears refused; p enters confirming`
/** The answer is lost; the batch arrives or does not. */
const LOST = `${CALLED}; p settles passing postponed`
const PARKED = `${CONFIRMS}; p calls 1 reserved; sheet takes 2; p settles absent parked`
const SPLIT = `a registers a; b registers b; c registers c; p starts; p fails 1 a,b,c; p settles absent split`
const RESTORED = 'a registers a; ledger backs a; ledger restores a'
const ERASED_AND_RESTORED = `a registers a; ledger backs a; ledger erases a; ledger restores -; q starts @${LONGEST_CALL_MS}`
const REMOVES = `${DELIVERED}; ledger erases a; p removes 5 a`
/** Another registered the same as an erased person whose row is gone. */
const BACK = `${REMOVES}; b registers a another; p calls 5 reserved; sheet takes 2 - a; p settles done removed`
/** A sheet is halted with a row that waits. */
const HALTED = 'c registers c; p sets batch 9 c; p enters sending; p settles forbidden halted; p stops'
const RESERVES = `${REMOVES}; p calls 5 reserved; p settles passing postponed; p sets removals 5 a`

/**
 * What nobody may do: for each sentence of the checker, traces of which it says this and nothing else, at their last event. Where a
 * sentence has several parts, each part has a trace.
 */
export const FORGERIES: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Any event
  'nobody does what is said here': ['server hums', 'server hums toString'],
  'time runs backward, or ends': ['a opens @1; b opens @0', 'a opens @NaN', 'a opens @Infinity'],
  'something happens after the end': ['run ends; a opens'],
  'the recording has no end': ['a registers a'],

  // Tabs and their dialogs
  'a page has another number than the next of its tab': ['a opens 2', 'a opens; a closes; a opens'],
  'a tab is copied of none, or in the place of another': ['a copies b', 'a opens; b opens; a copies b'],
  'a tab is closed that has no page': ['a closes', 'a opens; a closes; a closes'],
  'a dialog enters a state that does not follow, or has no page': [
    `${SENT}; a shows sending`,
    'a opens; a closes; a shows sending',
    'a shows sending',
  ],
  'a dialog is for no sheet, or becomes that of another': [
    'a opens; a shows sending another',
    `${SENT}; 1 dropped; a shows told.failed members 1`,
  ],
  'a success is shown that the tab never heard': [
    `${SENT}; 1 dropped; a shows told.confirmed`,
    'a registers a; a shows sending; a shows told.confirmed',
  ],
  'a failure is shown where the tab heard a success or still waits': [
    `${SENT}; 1 heard; 1 kept; 1 acknowledged; 1 received; a shows told.failed`,
    `${SENT}; a shows told.failed`,
  ],
  'an attempt has another number than the next': ['a opens; a shows sending; a sends a key-of-a 1 2'],
  'a tab sends whose dialog does not': [`${FAILED}; a sends a`],
  'a tab sends while it waits for an answer or has it': [
    `${SENT}; a sends a`,
    `${SENT}; 1 heard; 1 kept; 1 acknowledged; 1 received; a sends b`,
  ],
  'a dialog repeats its call with another content': [`${SENT}; 1 dropped; a sends b`],
  'a key is sent a day after it was sent first': [`${FAILED}; a shows sending @${DAY_MS}; a sends a`],
  'a key is sent with another content': [`${FAILED}; a shows sending; a sends b key-of-a`],
  'a key is sent that another tab made and this one does not have from it': [
    `${SENT}; b opens; b shows sending; b sends a`,
    'a opens; b copies a; a shows sending; a sends a; b opens; b shows sending; b sends a',
  ],
  'a key is sent for another sheet': [`${SENT}; a shows sending members; a sends a key-of-a`],
  'a tab sends again under another key, within a day, what was not acknowledged': [
    `${FAILED}; a shows sending; a sends a another`,
    `${SENT}; a opens; a shows sending; a sends a another`,
    `${SENT}; 1 heard; 1 kept; 1 acknowledged; b copies a; b opens; b shows sending; b sends a another`,
    `${SENT}; a closes; b copies a; c copies b; c opens; c shows sending; c sends a another`,
  ],
  'a dialog begins to send under an old key what was acknowledged': [
    'a registers a; a shows sending; a sends a',
    'a registers a; a opens; a shows sending; a sends a',
    `${SENT}; b copies a; b opens; 1 heard; 1 kept; 1 acknowledged; 1 received; b shows sending; b sends a`,
  ],
  'a tab hears of a call for which it does not wait, or gives it up': [
    'a registers a; 1 received',
    `${FAILED}; 1 dropped`,
    `${SENT}; a opens; 1 dropped`,
    '1 received',
  ],
  'a tab hears a success that the server never told': [`${SENT}; 1 heard; 1 kept; 1 received`],

  // The server and its ledger
  'an attempt arrives that nobody made': ['1 heard'],
  'the server answers a call that it does not have': [
    'a registers a; 1 acknowledged',
    'a registers a; 1 refused',
    `${SENT}; 1 heard; 1 kept; 1 refused; 1 acknowledged`,
    `${SENT}; 1 heard; 1 kept; server dies; 1 acknowledged`,
    '1 acknowledged',
  ],
  'the server acknowledges what was not kept while it had the call': [
    `${SENT}; 1 heard; 1 acknowledged`,
    'a registers a; b opens; b shows sending; b sends a another; 2 heard; 2 acknowledged',
    'a registers a; ledger erases a; 1 heard; 1 acknowledged',
  ],
  'the ledger keeps what no call at the server has under this key, or what a call has kept': [
    `${SENT}; 1 heard; ledger keeps another a`,
    `${SENT}; 1 heard; ledger keeps key-of-a another`,
    `${SENT}; 1 heard; ledger keeps key-of-a a members`,
    `${SENT}; 1 kept`,
    `${SENT}; 1 heard; server dies; 1 kept`,
    `${SENT}; 1 heard; 1 refused; server dies; 1 kept`,
    `${SENT}; 1 filled; 1 heard; 1 kept`,
    `${SENT}; 1 heard; 1 kept; ledger erases a; 1 kept`,
    'a registers a; ledger erases a; 1 kept',
  ],
  'a registration is kept twice': [
    `${SENT}; 1 heard; 1 heard; 1 kept; 1 kept`,
    `${RESTORED}; 1 heard; 1 kept`,
  ],
  'a row is kept of another person than before': [
    'a registers a; b opens; b shows sending; b sends a key; 2 heard; ledger keeps key a orders b',
  ],
  'a hidden field is filled in of what is not sent, or has arrived': [
    '1 filled',
    `${SENT}; 1 heard; 1 kept; 1 filled`,
  ],
  'the ledger quarantines what no call at the server has whose hidden field is filled in, or what it has': [
    `${SENT}; 1 heard; 1 quarantined`,
    `${SENT}; 1 filled; 1 quarantined`,
    `${SENT}; 1 filled; 1 heard; 1 heard; 1 quarantined; 1 quarantined`,
  ],
  'a registration is released that is in no quarantine': [
    'staff release key-of-a',
    'a registers a; staff release key-of-a',
  ],
  'a person is erased who never registered, or for the second time': [
    'ledger erases a -',
    'a registers a; ledger erases a; ledger erases a -',
  ],
  'other rows are gone from the ledger than all those of an erased person': [
    'a registers a; b registers a2; ledger erases a',
    'a registers a; b registers b; ledger erases a a,b',
    'a registers a; b registers a2 key members; ledger erases a',
  ],
  'a backup has another number than the next': ['ledger backs - 2'],
  'a backup has other rows than the ledger': ['a registers a; ledger backs'],
  'the ledger is restored from nothing': ['ledger restores - 1'],
  'the ledger is restored while a process delivers from it': ['ledger backs; p starts; ledger restores'],
  'the ledger is restored while a call is at the server': [`${SENT}; ledger backs; 1 heard; ledger restores`],
  'the ledger has other rows than its backup without those that were erased': [
    'a registers a; ledger backs a; ledger erases a; ledger restores a',
    'a registers a; ledger backs a; ledger restores',
    'ledger backs; a registers a; ledger restores a',
  ],

  // The processes of the delivery
  'a process starts twice': ['p starts; p stops; p starts'],
  'a process starts for a sheet that there is not': ['p starts another'],
  'a process starts while another has its sheet': ['p starts; q starts'],
  'a process acts that does not run': [
    'p enters taking',
    `${GIVEN}; p stops; p enters sending`,
    'p starts; p enters taking; p stops; p given removals 5',
    `${GIVEN}; p enters sending; p stops; p calls 1 mark-of-a a`,
    `${CALLED}; p arrives; p stops; p hears done`,
    `${CALLED}; p arrives; p hears done; p enters settling; p stops; p settled 1 delivered`,
    'p starts; p stops; p stops',
  ],
  'the delivery enters a state that does not follow on what it was told': [
    `${GIVEN}; p enters reserving`,
    `${CALLED}; p arrives; p enters settling`,
    'p starts; p enters settling',
  ],
  'an answer is heard that its state does not know, or a second one': [
    `${CALLED}; p arrives; p hears ours`,
    `${CALLED}; p hears toString`,
    `${CALLED}; p arrives; p hears done; p hears done`,
    'p starts; p hears done',
  ],
  'success is heard though a call did not arrive': [
    `${GIVEN}; p enters sending; p calls null null; p calls 1 mark-of-a a; sheet takes 2 a; p hears done`,
  ],
  'a refusal is heard that the sheet never gave': [`${CALLED}; p hears refused`],
  'a batch is said to have arrived whose mark did not': [
    `${GIVEN}; p enters sending; p hears done`,
    `${CONFIRMS}; p calls 1 reserved; sheet takes 2; p hears ours`,
  ],
  'a number is said to be reserved that is not': [`${RESERVES}; p enters reserving; p hears done`],
  'the number of a refused batch is said to be reserved, or to be another’s, that is not': [
    `${CONFIRMS}; p hears absent`,
    `${CONFIRMS}; p calls 1 reserved; p hears absent`,
    `${CONFIRMS}; p hears foreign`,
    `${LOST}; p delivers 1 a; sheet takes 1 a; sheet refuses 2; p hears refused; p enters confirming; p hears foreign`,
  ],
  'a call has another number than the next': [`${GIVEN}; p enters sending; p calls 1 mark-of-a a 2`],
  'a call is made in a state that makes none, or after its answer': [
    `${GIVEN}; p calls null null`,
    `${CALLED}; p arrives; p hears done; p calls null null`,
  ],
  'a call makes the mark of other work than was taken': [
    `${GIVEN}; p enters sending; p calls 2 mark-of-a a`,
    `${GIVEN}; p enters sending; p calls 1 mark-of-b a`,
    `${REMOVES}; p calls null reserved`,
    `${REMOVES}; p calls 5 another`,
    `${DELIVERED}; p calls 1 reserved`,
  ],
  'a call is made long after its work was given': [
    `${GIVEN}; p enters sending; p calls 1 mark-of-a a @${LONGEST_WORK_MS + 1}`,
  ],
  'a mark is called for twice for work that was taken once': [`${CALLED}; p calls 1 mark-of-a a`],
  'other rows are sent than the batch has': [
    `${GIVEN}; p enters sending; p calls 1 mark-of-a another`,
    `${GIVEN}; p enters sending; p calls null null a`,
    `${REMOVES}; p calls 5 reserved a`,
  ],

  // Work of the delivery
  'work is given that nobody asked for, or of a kind that there is not': [
    `${GIVEN}; p given batch 1 a`,
    `${GIVEN}; p enters sending; p given batch 1 a`,
    'p starts; p sets another 5',
    'p starts; p sets toString 5',
  ],
  'work is given of a halted sheet': [
    `${CALLED}; p settles forbidden halted; p sets batch 1 a`,
    `${TEN_REFUSED}; p sets batch 19 a10`,
  ],
  'a new batch has no row': ['p starts; p sets batch 1'],
  'a new batch, or a removal, has the number of other work': [
    `a registers a; ledger backs a; p starts; p delivers 1 a; p arrives; p stops; ledger restores a;
     q starts @${LONGEST_CALL_MS}; b registers b; q sets unread null; q enters reading; q settles done read; q sets batch 1 b another`,
    `${DELIVERED}; ledger erases a; p sets removals 1 a`,
  ],
  'a new batch, or a fresh removal, has no higher number than the one before': [
    'a registers a; b registers b; p starts; p delivers 5 a; p arrives; p settles done delivered; p sets batch 3 b',
    `${REMOVES}; p settles passing postponed; p sets fresh-removals 5 a`,
    `${REMOVES}; p calls 5 reserved; p settles passing postponed; p sets fresh-removals 5 a`,
  ],
  'a batch is given while one with a lower number is open': [`${LOST}; b registers b; p sets batch 2 b`],
  'a new batch leaves out an older row that waits': [
    'a registers a; b registers b; p starts; p sets batch 1 b',
    'a registers a; b registers b; c registers c; p starts; p sets batch 1 a,c',
    `${DELIVERED}; b registers b; c registers c; p sets batch 2 c`,
  ],
  'a batch that was split is followed by another than its first half': [
    `${SPLIT}; p sets batch 2 a,b,c`,
    `${SPLIT}; p sets batch 2 a`,
    `${SPLIT}; p sets batch 2 c`,
    `${SPLIT}; d registers d; p sets batch 2 a,b,d`,
    `${SPLIT}; ledger erases a; p sets batch 2 b,c`,
    `${PARKED}; b registers b; c registers c; p fails 3 b,c; p settles absent split; p sets batch 4 b,c`,
  ],
  'a new batch has the mark of other rows, or another than its rows had, which were registered once': [
    `${DELIVERED}; b registers b; p sets batch 2 b mark-of-a`,
    `${CONFIRMS}; p calls 1 reserved; sheet takes 2; p settles passing postponed; p delivers 1 a; sheet refuses 3; p hears refused;
     p enters confirming; p settles foreign renumbered; p sets batch 2 a another`,
  ],
  'work has what only work of another kind has, or a batch has no mark': [
    'a registers a; p starts; p sets batch 1 a null',
    'a registers a; p starts; p sets batch 1 a mark-of-a tab',
    'p starts; p sets removals 5 - mark',
    `${ERASED_AND_RESTORED}; q sets unread 7`,
    `${ERASED_AND_RESTORED}; q sets unread null a`,
  ],
  'rows are given or removed before the sheet was read after a restore, or it is read without one': [
    `${RESTORED}; p starts; p sets batch 1 a`,
    `${RESTORED}; p starts; p sets removals 5`,
    'p starts; p sets unread null',
  ],
  'a sheet is read while calls of the former process may arrive': [
    `${RESTORED}; p starts; p sets unread null`,
  ],
  'a batch has a row that waits for no delivery to this sheet, or is in another batch': [
    'p starts; p sets batch 1 a',
    'a registers a; p starts; p sets batch 1 a,a',
    `${SENT}; 1 filled; 1 heard; 1 quarantined; p starts; p sets batch 1 a`,
    `${CONFIRMS}; p calls 1 reserved; sheet takes 2; p settles absent parked; p sets batch 2 a`,
    'a registers a key members; p starts; p sets batch 1 a',
    `${DELIVERED}; p sets batch 2 a`,
    `${DELIVERED}; a registers a another; p delivers 2 a; p arrives; p settles done delivered; p sets batch 3 a`,
    `${PARKED}; staff retry; p delivers 7 a; p settles passing postponed; p sets batch 3 a`,
    `a registers a; ledger backs a; p starts; p delivers 1 a; p arrives; p settles done delivered; p stops; ledger restores a;
     q starts @${LONGEST_CALL_MS}; q sets unread null; q enters reading; q settles done read; q sets batch 2 a`,
  ],
  'a new batch has a row whose erased registration is in the sheet': [
    `${DELIVERED}; ledger erases a; b registers a another; p sets batch 2 a`,
  ],
  'a batch comes back with other rows': [
    `${LOST}; a registers b; p sets batch 1 a,b mark-of-a`,
    `${LOST}; p sets batch 1 - mark-of-a`,
  ],
  'a batch comes back with another mark': [`${LOST}; p sets batch 1 a another`],
  'a row is to be removed that is not erased, or is of another sheet': [
    'a registers a; p starts; p sets removals 5 a',
    'a registers a key members; ledger erases a; p starts; p sets removals 5 a',
  ],
  'a removal is given while a batch from which its row was erased is open': [
    `${LOST}; ledger erases a; p sets fresh-removals 5 a`,
    `${LOST}; ledger erases a; p sets removals 5 a @${LONGEST_CALL_MS}`,
  ],
  'a removal has another number than the one before from its tab, which was not ended': [
    `${REMOVES}; p calls 5 reserved; p settles passing postponed; p sets fresh-removals 6 a`,
    `${REMOVES}; p calls 5 reserved; p settles passing postponed; p sets removals 6 a @${LONGEST_CALL_MS}`,
  ],
  'an outcome is written that does not follow from the answer, or a second one': [
    `${CALLED}; p arrives; p hears done; p enters settling; p settled 1 postponed`,
    `${CONFIRMS}; p calls 1 reserved; sheet takes 2; p hears absent; p enters settling; p settled 1 split`,
    `${CALLED}; p arrives; p hears done; p enters settling; p settled 1 delivered; p settled 1 delivered`,
  ],
  'an outcome is written of other work than was taken': [
    `${CALLED}; p arrives; p hears done; p enters settling; p settled 2 delivered`,
  ],
  'a removal is settled whose row is still in the sheet': [
    `a registers a; a registers a another; p starts; p delivers 1 a,a; p arrives; p settles done delivered; ledger erases a a,a;
     p removes 5 a; p calls 5 reserved; sheet takes 2 - a; p hears done; p enters settling; p settled 5 removed`,
  ],

  // Calls at the sheet
  'a call arrives that nobody made, or for the second time': [
    'sheet takes 1 - - orders',
    `${GIVEN}; p enters sending; p calls null null; sheet takes 1; sheet takes 1`,
    `${LOST}; p delivers 1 a; sheet takes 1 a; sheet refuses 2; sheet refuses 2`,
  ],
  'a call arrives in another sheet than that of its process': [
    `${CALLED}; sheet takes 1 a - members`,
    `${LOST}; p delivers 1 a; sheet takes 1 a; sheet refuses 2 - - members`,
  ],
  'a call arrives later than any call does': [
    `${CALLED}; sheet takes 1 a @${LONGEST_CALL_MS}`,
    `${GIVEN}; p enters sending; p calls null null; sheet refuses 1 @${LONGEST_CALL_MS}`,
  ],
  'a mark is made twice': [`${LOST}; p delivers 1 a; sheet takes 2 a; sheet takes 1 a`],
  'the sheet takes other rows than were sent': [
    `${CALLED}; sheet takes 1 b`,
    `${CALLED}; sheet takes 1 a,a`,
    `${CALLED}; sheet takes 1`,
  ],
  'a row is taken away that the call is not to remove': [
    `${DELIVERED}; b registers b; p delivers 2 b; sheet takes 2 b a`,
    `${DELIVERED}; a registers a another; p delivers 2 a; sheet takes 2 a a`,
    `${DELIVERED}; b registers b; p delivers 2 b; p arrives; p settles done delivered; ledger erases a;
     p removes 5 a; p calls 5 reserved; sheet takes 3 - a,b`,
  ],
  'a row is taken away before the mark of the removal is made': [
    `${REMOVES}; p calls null null; sheet takes 2 - a`,
  ],
  'a row is removed that is not in the sheet': [`${REMOVES}; p calls 5 reserved; sheet takes 2 - a,a`],
  'a removal takes a row of which no more stand there than were delivered and not erased': [
    `${BACK}; p delivers 6 a; p arrives; p settles done delivered; p removes 8 a; p calls 8 reserved; sheet takes 4 - a`,
  ],
  'a refused call changes rows': [
    `${LOST}; p delivers 1 a; sheet takes 1 a; sheet refuses 2 a`,
    `${LOST}; p delivers 1 a; sheet takes 1 a; sheet refuses 2 - a`,
  ],
  'a call without rows is refused though its mark is free': [
    `${REMOVES}; p calls 5 reserved; sheet refuses 2`,
  ],

  // The end
  'a process runs at the end': ['p starts; run ends'],
  'a call that arrived was not answered at the end': [`${FAILED}; 1 heard; run ends`],
  'a dialog is sending at the end': [`${SENT}; 1 dropped; run ends`],
  'the run ends while a call may still arrive': [
    `p starts; p enters taking @1; p given removals 5; p enters reserving; p calls 5 reserved; p settles passing postponed;
     p stops; run ends @${LONGEST_CALL_MS}`,
  ],
  'the ledger has other rows at the end than those that were kept': [
    'a registers a; run ends',
    'a registers a; run ends a,a',
  ],
  'a kept row is not in its sheet at the end': [
    'p starts; a registers a; p stops; run ends a',
    `a registers a key members; p starts; ${HALTED}; run ends a,c`,
    `${BACK}; p delivers 6 a; p arrives; p settles passing postponed; p removes 8 a; p calls 8 reserved; sheet takes 4 - a;
     p settles done removed; p delivers 6 a; sheet refuses 5; p hears refused; p enters confirming; p settles ours delivered;
     ${HALTED}; run ends a,c`,
  ],
  'a sheet has lost a row at the end that it took': [
    `ledger backs; ${DELIVERED}; p stops; ledger restores; run ends`,
  ],
  'a sheet has a row at the end that it did not take, that was not kept so often, or that is erased': [
    'p starts; a registers a; p stops; run ends a a',
    `${DELIVERED}; p stops; run ends a a,a`,
    `${DELIVERED}; ledger erases a; p stops; run ends - a`,
  ],
}
