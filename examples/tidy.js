// A bot in JavaScript: boardwright play game_of_trains --bots "cmd:node examples/tidy.js"
// Draws a wagon each turn, and puts it where it helps most: number 1 in front, number 84 at the end. It plays as tidy.py does.
const lines = require("node:readline").createInterface({ input: process.stdin });

let seat, view, legal;

const misfit = (card, place) => Math.abs(card / 12 - (place - 0.5));

function gain({ kind, place }) {
  const card = view.trains[seat][place - 1]?.card;
  const drawn = view.hands[seat].cards?.[0]?.card;
  return kind === "replace" ? misfit(card, place) - misfit(drawn, place) : kind === "draw" ? 1 : 0;
}

lines.on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  if (word === "boardwright") console.log("ready 1");
  else if (word === "match") seat = Number(rest[rest.indexOf("seat") + 1]);
  else if (word === "view") view = JSON.parse(line.slice(5));
  else if (word === "legal") legal = [];
  else if (word === "action") legal.push({ id: rest[0], kind: rest[1], place: Number(rest[2]) });
  else if (word === "go") {
    const values = legal.map(gain);
    const best = values.indexOf(Math.max(...values));
    console.log(`info ${legal[best].id} ${values[best]}`);
    console.log(`bestaction ${legal[best].id}`);
  } else if (word === "quit") lines.close();
});
