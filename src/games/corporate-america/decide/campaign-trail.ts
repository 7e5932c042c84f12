import type { Seat } from '../../../kernel/game.ts';
import type { CommandNamed } from '../commands.ts';
import { constants, matchingFunds } from '../content.ts';
import { boardCards, candidatesOf, clockwiseFrom, holdsPrivilege } from '../derived.ts';
import type { RevealCause } from '../sets.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { drawCards } from './decks.ts';
import {
  type CorporateAmericaBatch,
  enterStep,
  type Next,
  noCheck,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** The Campaign Trail Phase (specification, chapter 9). */
export const campaignTrailRules: Rules<'makePledge' | 'endDebate' | 'placeBid' | 'passBid'> = {
  makePledge: {
    check: (state, seat, { legislationIds }) =>
      refuseUnless(
        legislationIds.every((id) => boardCards(state).includes(id)),
        'NOT_ON_BOARD',
      ) ?? refuseUnless((state.campaign.pledgesMade[seat] ?? 0) < constants.pledgesPerTurn, 'LIMIT_REACHED'),
    play: (batch, seat, { legislationIds }) => {
      batch.emit({ type: 'PledgeMade', seat, legislationIds: [...legislationIds] });
      return 'wait';
    },
  },
  endDebate: {
    check: ({ campaign }, seat) => refuseUnless(!campaign.ready.includes(seat), 'ALREADY_READY'),
    play: (batch, seat) => {
      batch.emit({ type: 'DebateReady', seat });
      return batch.state.active.length === 0 ? 'bidRound' : 'wait';
    },
  },
  placeBid: {
    check: checkBid,
    play: (batch, seat, { contributions, matchingFundsFor = null }) => {
      if (matchingFundsFor !== null) {
        batch.emit({ type: 'ExecutivePrivilegeUsed', seat, privilegeId: matchingFunds, params: {} });
      }
      batch.emit({
        type: 'BidPlaced',
        seat,
        round: batch.state.campaign.round,
        candidates: contributions.map(({ candidate }) => candidate).sort((a, b) => a - b),
        matchingFundsUsed: matchingFundsFor !== null,
        contributions: contributions.map(({ candidate, amount }) => ({ candidate, amount })),
        matchingFundsFor,
      });
      return 'nextBidder';
    },
  },
  passBid: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'BidPassed', seat, round: batch.state.campaign.round });
      return 'nextBidder';
    },
  },
};

function checkBid(
  state: CorporateAmericaState,
  seat: Seat,
  { contributions, matchingFundsFor = null }: CommandNamed<'placeBid'>,
): Refusal | null {
  const candidates = candidatesOf(state);
  if (!contributions.every(({ candidate }) => candidates.includes(candidate))) return 'TERM_LIMITED';
  const sum = contributions.reduce((all, { amount }) => all + amount, 0);
  if (sum > playerOf(state, seat).money) return 'INSUFFICIENT_FUNDS';
  if (matchingFundsFor === null) return null;
  return (
    refuseUnless(holdsPrivilege(state, seat, matchingFunds), 'PRIVILEGE_NOT_HELD') ??
    refuseUnless(state.config.executivePrivilegeEffects, 'PRIVILEGE_NOT_USABLE') ??
    refuseUnless(
      contributions.some(({ candidate }) => candidate === matchingFundsFor),
      'MATCHING_NOT_IN_BID',
    )
  );
}

/** Opens the phase with the six election issues [Campaign Trail Phase]. */
export function beginCampaignTrail(batch: CorporateAmericaBatch): Next {
  batch.emit({ type: 'PhaseStarted', turn: batch.state.turn, phase: 'campaignTrail' });
  revealLegislation(batch, 1, constants.electionIssues, 'electionIssues');
  const { config, players } = batch.state;
  return config.debateStep
    ? enterStep(
        batch,
        'debate',
        players.map(({ seat }) => seat),
      )
    : 'bidRound';
}

/** Puts cards of the legislation deck on the spots from `firstSpot` on. */
export function revealLegislation(
  batch: CorporateAmericaBatch,
  firstSpot: number,
  count: number,
  cause: RevealCause,
): void {
  let spot = firstSpot;
  drawCards(batch, 'legislation', count, (ids, positions) => {
    const cards = ids.map((legislationId, i) => ({
      spot: spot + i,
      legislationId,
      position: positions[i] as number,
    }));
    spot += cards.length;
    batch.emit({ type: 'LegislationRevealed', cards, cause });
  });
}

/** The next bid round, unless it was the last or all have passed [Campaign Trail Phase]. */
export function beginBidRound(batch: CorporateAmericaBatch): Next {
  const { campaign, president } = batch.state;
  if (campaign.round === constants.bidRounds) return 'capitolHill';
  const [first] = bidders(batch.state, president);
  if (first === undefined) return 'capitolHill';
  batch.emit({ type: 'BidRoundStarted', round: campaign.round + 1 });
  return enterStep(batch, 'bid', [first]);
}

/** The next seat of the round that has not passed, else the next round. */
export function askNextBidder(batch: CorporateAmericaBatch): Next {
  const { state } = batch;
  const order = clockwiseFrom(state, state.president);
  const bidder = state.active[0] ?? state.president;
  const after = order.slice(order.indexOf(bidder) + 1);
  const next = after.find((seat) => !state.campaign.passed.includes(seat));
  return next === undefined ? 'bidRound' : enterStep(batch, 'bid', [next]);
}

const bidders = (state: CorporateAmericaState, first: Seat): readonly Seat[] =>
  clockwiseFrom(state, first).filter((seat) => !state.campaign.passed.includes(seat));
