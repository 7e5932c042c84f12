/**
 * A small share-trading game, its rules written by hand and folded in place: the yardstick of self-play.
 * 4 players, 8 companies, 300 decisions.
 */
export const COMPANIES = 8;
export const PLAYERS = 4;
export const LENGTH = 300;

export const fresh = () => ({
  turn: 0,
  current: 0,
  bank: 12_000,
  over: false,
  players: Array.from({ length: PLAYERS }, () => ({ cash: 600, shares: Array(COMPANIES).fill(0) })),
  companies: Array.from({ length: COMPANIES }, () => ({ price: 70, ipo: 10, pool: 0 })),
});

export const mayBuy = (player, company, index) =>
  player.cash >= company.price && company.ipo + company.pool > 0 && player.shares[index] < 6;
export const maySell = (player, company, index) => player.shares[index] > 0 && company.pool < 5;

/** Legal commands as [kind, company]. */
export function legal(state) {
  const out = [['pass', 0]];
  const player = state.players[state.current];
  for (let index = 0; index < COMPANIES; index++) {
    const company = state.companies[index];
    if (mayBuy(player, company, index)) out.push(['buy', index]);
    if (maySell(player, company, index)) out.push(['sell', index]);
  }
  return out;
}

export function decide(state, [kind, index]) {
  const { price, ipo } = state.companies[index];
  const player = state.current;
  const events = [];
  if (kind === 'buy') events.push({ type: 'Bought', player, company: index, price, ipo: ipo > 0 });
  else if (kind === 'sell') {
    events.push({ type: 'Sold', player, company: index, price });
    events.push({ type: 'PriceMoved', company: index, price: Math.max(10, price - 5) });
  }
  events.push({ type: 'TurnEnded', player });
  if ((state.turn + 1) % 20 === 0) {
    for (let i = 0; i < COMPANIES; i++) {
      const company = state.companies[i];
      events.push({ type: 'Dividend', company: i, perShare: (company.price / 10) | 0 });
      events.push({ type: 'PriceMoved', company: i, price: Math.min(350, company.price + 5) });
    }
  }
  if (state.turn + 1 >= LENGTH) events.push({ type: 'GameEnded' });
  return events;
}

export function evolve(state, event) {
  switch (event.type) {
    case 'Bought': {
      const player = state.players[event.player];
      const company = state.companies[event.company];
      player.cash -= event.price;
      player.shares[event.company]++;
      state.bank += event.price;
      if (event.ipo) company.ipo--;
      else company.pool--;
      break;
    }
    case 'Sold': {
      const player = state.players[event.player];
      player.cash += event.price;
      player.shares[event.company]--;
      state.bank -= event.price;
      state.companies[event.company].pool++;
      break;
    }
    case 'PriceMoved':
      state.companies[event.company].price = event.price;
      break;
    case 'Dividend':
      for (const player of state.players) {
        const paid = player.shares[event.company] * event.perShare;
        player.cash += paid;
        state.bank -= paid;
      }
      break;
    case 'TurnEnded':
      state.turn++;
      state.current = (state.current + 1) % PLAYERS;
      break;
    case 'GameEnded':
      state.over = true;
      break;
    default:
      throw new Error(event.type);
  }
  return state;
}

/** A small seeded source: numbers from 0 to 1. */
export const mulberry = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Plays one game in place. */
export function playInPlace(seed) {
  const random = mulberry(seed);
  const state = fresh();
  let decisions = 0;
  while (!state.over) {
    const open = legal(state);
    for (const event of decide(state, open[(random() * open.length) | 0])) evolve(state, event);
    decisions++;
  }
  if (decisions !== LENGTH) throw new Error(`a game of ${decisions} decisions`);
  return state;
}
