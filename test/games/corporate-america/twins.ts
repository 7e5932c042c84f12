import type { CommandType } from '../../../src/games/corporate-america/commands.ts';
import { constants, legislationOf } from '../../../src/games/corporate-america/content.ts';
import type { CorporateAmericaState, Player } from '../../../src/games/corporate-america/state.ts';
import type { Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { Random } from '../../../src/kernel/random.ts';

/**
 * Other fortunes, hands, privileges and bids of the seats not in `knowing`, and other undrawn cards. Where
 * `drawing`, consumer cards and legislation stay, since the next ones are about to be turned for all.
 */
export function twinOf(
  state: CorporateAmericaState,
  knowing: readonly Viewer[],
  random: Random,
  drawing: boolean,
): CorporateAmericaState {
  const twin = clonePlain(state);
  const others = twin.players.filter(({ seat }) => !knowing.includes(seat));
  shuffleBusinesses(twin, knowing, random, drawing ? nextDraws : 0);
  if (!drawing) shuffleDecks(twin, knowing, random);
  shufflePrivileges(twin, others, random, drawing ? 1 : 0);
  changeBids(twin, knowing, random);
  if (twin.config.moneyVisibility === 'secret') {
    for (const player of others) player.money = random.int(20, 90, 'twin');
  }
  const outside = [...twin.players.map(({ money }) => money), ...twin.piles];
  twin.treasury = constants.treasury - outside.reduce((sum, amount) => sum + amount, 0);
  return twin;
}

/** Privileges of others, and those on the board and aside but the first, which a winner that looks may take. */
function shufflePrivileges(
  twin: CorporateAmericaState,
  others: readonly Player[],
  random: Random,
  kept: number,
): void {
  const { privilegePile, privilegeAside } = twin;
  const cards = random.shuffle(
    [...privilegePile.cards.slice(kept), ...privilegeAside, ...others.flatMap((player) => player.privileges)],
    'twin',
  );
  for (const player of others) player.privileges = cards.splice(0, player.privileges.length);
  const below = cards.splice(0, Math.max(0, privilegePile.cards.length - kept));
  privilegePile.cards = [...privilegePile.cards.slice(0, kept), ...below];
  twin.privilegeAside = cards;
}

/** More business cards than one command can have drawn by seats that look. */
const nextDraws = 16;

/** Hands of others, cards under their Start Up Labs, and the business deck below its first cards. */
function shuffleBusinesses(
  twin: CorporateAmericaState,
  knowing: readonly Viewer[],
  random: Random,
  kept: number,
): void {
  const { wallStreet, businessDeck } = twin;
  const { inspectTarget } = wallStreet;
  const looker = (inspectTarget === null ? wallStreet.jobQueue : wallStreet.thinkQueue)[0]?.seat;
  const looked = looker !== undefined && knowing.includes(looker);
  const hands = twin.players.filter(
    ({ seat }) => !knowing.includes(seat) && !(looked && seat === inspectTarget),
  );
  const under = inspectTarget === null && !looked ? wallStreet.inspected : [];
  const cards = random.shuffle(
    [...businessDeck.cards.slice(kept), ...under, ...hands.flatMap(({ hand }) => hand)],
    'twin',
  );
  const below = cards.splice(0, Math.max(0, businessDeck.cards.length - kept));
  businessDeck.cards = [...businessDeck.cards.slice(0, kept), ...below];
  for (const player of hands) player.hand = cards.splice(0, player.hand.length);
  if (under.length > 0) wallStreet.inspected = cards;
  if (inspectTarget !== null) wallStreet.inspected = [...(twin.players[inspectTarget]?.hand ?? [])];
}

function shuffleDecks(twin: CorporateAmericaState, knowing: readonly Viewer[], random: Random): void {
  const { mainStreet, consumerDeck, legislationDeck } = twin;
  const peeking = mainStreet.peeked.length > 0;
  const seen = peeking && knowing.includes(twin.active[0] ?? 'open') ? mainStreet.peeked.length : 0;
  consumerDeck.cards = [
    ...consumerDeck.cards.slice(0, seen),
    ...random.shuffle(consumerDeck.cards.slice(seen), 'twin'),
  ];
  if (peeking) mainStreet.peeked = consumerDeck.cards.slice(0, mainStreet.peeked.length);
  legislationDeck.cards = random.shuffle(legislationDeck.cards, 'twin');
}

/** Other amounts of others' bids while the election runs; with open money their fortunes make up for it (R38). */
function changeBids(twin: CorporateAmericaState, knowing: readonly Viewer[], random: Random): void {
  if (twin.phase !== 'campaignTrail') return;
  for (const given of twin.campaign.contributions) {
    const player = twin.players[given.seat];
    if (player === undefined || knowing.includes(given.seat)) continue;
    const amount = random.int(1, Math.max(1, given.amount + player.money), 'twin');
    player.money += given.amount - amount;
    twin.piles[given.candidate] = (twin.piles[given.candidate] ?? 0) + amount - given.amount;
    given.amount = amount;
  }
}

/** A fortune below this may show in a payment that it cannot meet, which the rules make public (16.2). */
const poor = 6;

/** Whether the command's events open by the rules what was hidden: bids, fortunes, the end of the game. */
export function opens(state: CorporateAmericaState, type: CommandType): boolean {
  const lastPhase = state.phase === 'mainStreet' && state.privilegePile.cards.length === 0;
  switch (type) {
    case 'placeBid':
    case 'passBid':
      return mayEndElection(state, type);
    case 'confirmSettlement':
      return lastPhase;
    case 'playConsumer':
    case 'assignSharedCustomers':
      return lastPhase || state.players.some(({ money }) => money < poor);
    case 'enactLegislation':
      return state.legislationBoard.some((id) => id !== null && tellsFortunes(id));
    case 'passPrivilege':
    case 'useExecutivePrivilege':
      return state.step === 'pardon';
    case 'ruleSupremeCourt':
      return state.step === 'finalSupremeCourt';
    default:
      return false;
  }
}

const tellsFortunes = (legislationId: string): boolean =>
  ['fine', 'discloseFortunes'].includes(legislationOf(legislationId).effect.kind);

/** Whether nobody is left to bid after the active seat. */
function mayEndElection(
  { campaign, active, seatCount, president }: CorporateAmericaState,
  type: string,
): boolean {
  const place = (seat: number) => (seat - president + seatCount) % seatCount;
  const bidder = active[0] ?? 0;
  const left = Array.from({ length: seatCount }, (_, seat) => seat).filter(
    (seat) => seat !== bidder && !campaign.passed.includes(seat),
  );
  const lastOfRound = left.every((seat) => place(seat) < place(bidder));
  return lastOfRound && (campaign.round === constants.bidRounds || (type === 'passBid' && left.length === 0));
}
