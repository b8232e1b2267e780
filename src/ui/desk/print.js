// Prints the page that has this button.
document.querySelector('[data-print]').addEventListener('click', () => print())
