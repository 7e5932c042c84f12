import { Batch } from '../../dist/kernel/batch.js';
import { COMPANIES, evolve, fresh, LENGTH, mayBuy, maySell, PLAYERS } from './share-rules.mjs';

/** The game of `share-rules.mjs` written against the project's `Game` contract. */

const citation = { kind: 'section', id: 'Stock round' };
const entry = (command, title, targets) => ({
  type: command.type,
  title,
  command,
  parameters: [],
  fixed: {},
  targets,
  warnings: [],
  citation,
});
const forEachCompany = (make) => Array.from({ length: COMPANIES }, (_, company) => make(company));

const PASS = entry({ type: 'pass' }, 'Pass', []);
const BUY = forEachCompany((company) => entry({ type: 'buy', company }, `Buy ${company}`, [String(company)]));
const SELL = forEachCompany((company) =>
  entry({ type: 'sell', company }, `Sell ${company}`, [String(company)]),
);
const EACH_SEAT = Array.from({ length: PLAYERS }, (_, seat) => [seat]);

const violation = (code) => ({ type: 'RuleViolation', code, message: code, citation });

function refusal(state, seat, command) {
  if (state.over) return violation('GAME_OVER');
  if (seat !== state.current) return violation('NOT_YOUR_TURN');
  if (command.type === 'pass') return null;
  const player = state.players[seat];
  const company = state.companies[command.company];
  const may = command.type === 'buy' ? mayBuy : maySell;
  return may(player, company, command.company) ? null : violation('NOT_ALLOWED');
}

function decide(state, seat, command, random) {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const batch = new Batch(state, evolve, random);
  if (command.type !== 'pass') trade(batch, state.companies[command.company], seat, command);
  batch.emit({ type: 'TurnEnded', player: seat });
  if ((state.turn + 1) % 20 === 0) payDividends(batch, state);
  if (state.turn + 1 >= LENGTH) batch.emit({ type: 'GameEnded' });
  return batch.accepted();
}

function trade(batch, { price, ipo }, player, { type, company }) {
  if (type === 'buy') batch.emit({ type: 'Bought', player, company, price, ipo: ipo > 0 });
  else {
    batch.emit({ type: 'Sold', player, company, price });
    batch.emit({ type: 'PriceMoved', company, price: Math.max(10, price - 5) });
  }
}

function payDividends(batch, { companies }) {
  for (const [company, { price }] of companies.entries()) {
    batch.emit({ type: 'Dividend', company, perShare: (price / 10) | 0 });
    batch.emit({ type: 'PriceMoved', company, price: Math.min(350, price + 5) });
  }
}

function legalCommands(state, seat) {
  if (state.over || seat !== state.current) return [];
  const player = state.players[seat];
  const open = [PASS];
  for (let index = 0; index < COMPANIES; index++) {
    const company = state.companies[index];
    if (mayBuy(player, company, index)) open.push(BUY[index]);
    if (maySell(player, company, index)) open.push(SELL[index]);
  }
  return open;
}

export const shareGame = {
  id: 'share',
  title: 'Shares',
  summary: 'Buy and sell shares of eight companies.',
  rulesVersion: 'share/1.0.0',
  graphqlName: 'Share',
  seats: { min: PLAYERS, max: PLAYERS },
  initialState: fresh,
  setup: (_options, _seats, random) => {
    const batch = new Batch(fresh(), evolve, random);
    batch.emit({ type: 'PriceMoved', company: 0, price: 70 });
    return batch.accepted();
  },
  decide,
  evolve,
  activeSeats: (state) => (state.over ? [] : EACH_SEAT[state.current]),
  legalCommands,
  outcome: (state) =>
    state.over
      ? { reason: 'length', ranking: state.players.map((_, seat) => ({ seat, rank: 1, score: null })) }
      : null,
};
