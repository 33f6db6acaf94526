def view(t,h): return {}
def prompt(t,h,s): return None
def preview(t,h,s,a): return {}
