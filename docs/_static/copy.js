// A button that copies a block of code. Of a dialogue with Python only what is typed.
for (const block of navigator.clipboard ? document.querySelectorAll('.highlight') : []) {
  const button = document.createElement('button')
  button.className = 'copy'
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const lines = block.querySelector('pre').textContent.trimEnd().split('\n')
    const typed = lines.filter((line) => /^(>>>|\.\.\.)( |$)/.test(line)).map((line) => line.slice(4))
    await navigator.clipboard.writeText((lines[0].startsWith('>>>') ? typed : lines).join('\n'))
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  })
  block.append(button)
}
