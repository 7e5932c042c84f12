import type { Seat, Viewer } from '../../kernel/game.ts';
import { clonePlain } from '../../kernel/json.ts';
import { businessCards } from './content.ts';
import { stageOf } from './derived.ts';
import { type CorporateAmericaState, type Deck, playerOf } from './state.ts';
import type { CorporateAmericaView, PlayerView } from './view-schema.ts';

/**
 * The state as the viewer may see it (specification 4, 6.2). What is hidden follows from the viewer alone,
 * but for open money (R38) and what the end of the game opens to all (R28). The arbiter sees what a
 * spectator sees (R39).
 */
export function view(state: CorporateAmericaState, viewer: Viewer): CorporateAmericaView {
  const sees = { viewer, all: viewer === 'open' || state.result !== null };
  return {
    config: clonePlain(state.config),
    seatCount: state.seatCount,
    turn: state.turn,
    phase: state.phase,
    step: state.step,
    active: [...state.active],
    president: state.president,
    players: state.players.map(({ seat }) => viewPlayer(state, seat, sees)),
    treasury: sees.all || state.config.moneyVisibility === 'open' ? state.treasury : null,
    businessDeck: viewDeck(state.businessDeck, sees),
    businessDeckCount: state.businessDeck.cards.length,
    businessDiscard: [...state.businessDiscard],
    consumerDeck: viewDeck(state.consumerDeck, sees),
    consumerDeckCount: state.consumerDeck.cards.length,
    consumerDiscard: [...state.consumerDiscard],
    legislationDeck: viewDeck(state.legislationDeck, sees),
    legislationDeckCount: state.legislationDeck.cards.length,
    legislationDiscard: [...state.legislationDiscard],
    privilegePile: viewDeck(state.privilegePile, sees),
    privilegePileCount: state.privilegePile.cards.length,
    privilegeAside: sees.all ? [...state.privilegeAside] : null,
    privilegeAsideCount: state.privilegeAside.length,
    privilegeDiscard: [...state.privilegeDiscard],
    laws: [...state.laws],
    protests: [...state.protests],
    legislationBoard: state.legislationBoard.map((legislationId, i) => ({ spot: i + 1, legislationId })),
    consumersPlayed: [...state.consumersPlayed],
    wallStreet: viewWallStreet(state, sees),
    mainStreet: viewMainStreet(state, sees),
    campaign: viewCampaign(state, sees),
    piles: sees.all || !pilesAreSecret(state) ? [...state.piles] : null,
    capitol: clonePlain(state.capitol),
    result: clonePlain(state.result),
  };
}

/** Who looks, and whether nothing is hidden from it. */
interface Sees {
  readonly viewer: Viewer;
  readonly all: boolean;
}

const seesSeat = ({ viewer, all }: Sees, seat: Seat | undefined): boolean => all || viewer === seat;

const viewDeck = ({ cards }: Deck, { all }: Sees): string[] | null => (all ? [...cards] : null);

/** The totals in front of the candidates are nobody's before they are revealed (specification 16.2). */
const pilesAreSecret = ({ phase, pilesRevealed }: CorporateAmericaState): boolean =>
  phase === 'campaignTrail' && !pilesRevealed;

function viewPlayer(state: CorporateAmericaState, seat: Seat, sees: Sees): PlayerView {
  const { money, hand, businesses, privileges } = playerOf(state, seat);
  const own = seesSeat(sees, seat);
  return {
    seat,
    money: own ? money : state.config.moneyVisibility === 'open' ? money + ownBids(state, seat) : null,
    hand: own ? [...hand] : null,
    handCount: hand.length,
    businesses: [...businesses],
    privileges: own ? [...privileges] : null,
    privilegeCount: privileges.length,
  };
}

/** Dollars of the seat that still lie in the piles while bids are secret (R38). */
function ownBids(state: CorporateAmericaState, seat: Seat): number {
  if (!pilesAreSecret(state)) return 0;
  return state.campaign.contributions.reduce(
    (sum, given) => (given.seat === seat ? sum + given.amount : sum),
    0,
  );
}

function viewWallStreet(state: CorporateAmericaState, sees: Sees): CorporateAmericaView['wallStreet'] {
  const { order, seats, jobQueue, thinkQueue, inspected, inspectTarget } = state.wallStreet;
  const looker = inspectTarget === null ? jobQueue[0]?.seat : thinkQueue[0]?.seat;
  return {
    order: [...order],
    seats: seats.map(({ started, quota, startedIds }, seat) => ({
      seat,
      stage: stageOf(state, seat),
      started,
      quota,
      startedIds: [...startedIds],
    })),
    jobQueue: clonePlain(jobQueue),
    thinkQueue: clonePlain(thinkQueue),
    inspected: seesSeat(sees, looker) ? [...inspected] : null,
    inspectedCount: inspected.length,
    inspectTarget,
  };
}

function viewMainStreet(state: CorporateAmericaState, sees: Sees): CorporateAmericaView['mainStreet'] {
  const { mainStreet } = state;
  return {
    turnIndex: mainStreet.turnIndex,
    revealed: [...mainStreet.revealed],
    revealCount: mainStreet.revealCount,
    usedSponsors: [...mainStreet.usedSponsors],
    lent: businessCards.flatMap(({ id }) => {
      const seat = mainStreet.lent[id];
      return seat === undefined ? [] : [{ businessId: id, seat }];
    }),
    sharedQueue: clonePlain(mainStreet.sharedQueue),
    peeked: seesSeat(sees, state.active[0]) ? [...mainStreet.peeked] : null,
    peekedCount: mainStreet.peeked.length,
    giftsMade: [...mainStreet.giftsMade],
    lendingsMade: [...mainStreet.lendingsMade],
    settled: [...mainStreet.settled],
  };
}

function viewCampaign({ campaign }: CorporateAmericaState, sees: Sees): CorporateAmericaView['campaign'] {
  return {
    round: campaign.round,
    ready: [...campaign.ready],
    passed: [...campaign.passed],
    pledges: clonePlain(campaign.pledges),
    pledgesMade: [...campaign.pledgesMade],
    contributions: campaign.contributions.map(({ round, seat, candidate, amount, matching }) => ({
      round,
      seat,
      candidate,
      amount: seesSeat(sees, seat) ? amount : null,
      matching: seesSeat(sees, seat) ? matching : null,
    })),
  };
}
